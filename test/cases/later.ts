/** Cases that are no tests yet, each with the work that it belongs to. */
export const LATER: Readonly<Record<string, string>> = {
  '055-date-dst-days': 'no such feature: the product has no due dates',
  '094-cap-race': 'decisions: awards are appended to the ledger under a condition',
};
