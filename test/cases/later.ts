/** Cases that are about something else than reading files, and where they belong. */
export const LATER: Readonly<Record<string, string>> = {
  '055-date-dst-days': 'no such feature: the product has no due dates',
  '059-history-from-rejected-file': 'history: a rejected upload changes nothing',
  '061-stale-rows-after-correction': 'history: a correction replaces the batch',
  '075-key-decoding': 'pipeline: object keys',
  '077-suffix-case': 'pipeline: object keys',
  '079-test-event-in-batch': 'pipeline: events',
  '081-folder-marker': 'pipeline: events',
  '082-output-retriggers': 'pipeline: events',
  '083-duplicate-delivery': 'pipeline: the same bytes again',
  '084-unversioned-collapse': 'pipeline: the same bytes again',
  '085-etag-not-content': 'pipeline: the same bytes again',
  '091-timeout-and-retry': 'pipeline: claim, retry, publish',
  '094-cap-race': 'history: the ledger is appended under a condition',
  '108-xlsx-date-shift': 'reports: XLSX',
  '111-presigned-expiry': 'portal: download links',
};
