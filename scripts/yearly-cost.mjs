// What a year of one stage costs, from list prices and the amounts below. Usage:
//   node scripts/yearly-cost.mjs [--rounds 12 --applications 10000 --uploads 5]

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const PRICES_FROM =
  'Public price list, us-east-1, as known in 2025, without free tiers. Check before you rely on it.';

/** Dollars. */
const PRICE = {
  keyMonth: 1,
  alarmMetricMonth: 0.1,
  customMetricMonth: 0.3,
  dashboardMonth: 3,
  writeUnits: 0.625 / 1e6,
  readUnits: 0.125 / 1e6,
  tableGigabyteMonth: 0.25,
  recoveryGigabyteMonth: 0.2,
  bucketGigabyteMonth: 0.023,
  bucketWrites: 0.005 / 1000,
  bucketReads: 0.0004 / 1000,
  gigabyteSecond: 0.0000133334,
  logGigabyte: 0.5,
  transferGigabyte: 0.09,
};

// Amounts. Those that grow with the batch were measured on a generated batch of 10,000 rows.
const KEYS = 2;
/** Ten alarms, of which three look at 2, 2 and 5 metrics. */
const ALARM_METRICS = 7 + 2 + 2 + 5;
const CUSTOM_METRICS = 7;
/** results.json, report.html and the tables: 102 MB for 10,000. */
const REPORT_BYTES_AN_APPLICATION = 10_200;
const UPLOAD_BYTES_AN_APPLICATION = 350;
/** Its place in the ranking, and in the list of its own appearances. */
const ITEMS_AN_APPLICATION = 2;
const ITEM_BYTES = 500;
/** Generous: a review of 10,000 takes 5 seconds on a desk, and then writes its items. */
const SECONDS_AN_APPLICATION = 0.006;
const FUNCTION_GIGABYTES = 1769 / 1024;
const LOG_BYTES_AN_UPLOAD = 100_000;
/** Whole sets of reports that somebody downloads, for each upload. */
const DOWNLOADS_AN_UPLOAD = 2;
const REQUESTS_AN_UPLOAD = 100;

/**
 * Lines of the sum, in dollars a year. What is stored counts as if it had lain there for the whole year.
 * @param {{ rounds: number, applications: number, uploads: number }} year uploads: of each round
 */
export function yearlyCost({ rounds, applications, uploads }) {
  const reviews = rounds * uploads;
  const rows = reviews * applications;
  const gigabytes = (/** @type {number} */ bytes) => bytes / 1e9;
  const stored = gigabytes(rows * (REPORT_BYTES_AN_APPLICATION + UPLOAD_BYTES_AN_APPLICATION));
  const items = gigabytes(rows * ITEMS_AN_APPLICATION * ITEM_BYTES);
  const seconds = rows * SECONDS_AN_APPLICATION;
  const downloaded = gigabytes(rows * REPORT_BYTES_AN_APPLICATION * DOWNLOADS_AN_UPLOAD);
  /** @type {[string, number][]} */
  const lines = [
    ['Keys', KEYS * 12 * PRICE.keyMonth],
    ['Alarms', ALARM_METRICS * 12 * PRICE.alarmMetricMonth],
    ['Metrics', CUSTOM_METRICS * 12 * PRICE.customMetricMonth],
    ['Dashboard', 12 * PRICE.dashboardMonth],
    ['Table: writes', rows * ITEMS_AN_APPLICATION * PRICE.writeUnits],
    ['Table: storage and recovery', items * 12 * (PRICE.tableGigabyteMonth + PRICE.recoveryGigabyteMonth)],
    ['Buckets: storage', stored * 12 * PRICE.bucketGigabyteMonth],
    [
      'Buckets and table: requests',
      reviews * REQUESTS_AN_UPLOAD * (PRICE.bucketWrites + PRICE.bucketReads + PRICE.readUnits),
    ],
    ['Function', seconds * FUNCTION_GIGABYTES * PRICE.gigabyteSecond],
    ['Log', gigabytes(reviews * LOG_BYTES_AN_UPLOAD) * PRICE.logGigabyte],
    ['Downloads', downloaded * PRICE.transferGigabyte],
  ];
  return lines.map(([what, dollars]) => ({ what, dollars }));
}

/** @param {{ rounds: number, applications: number, uploads: number }} year */
export function sayYearlyCost(year) {
  const lines = yearlyCost(year);
  const total = lines.reduce((sum, { dollars }) => sum + dollars, 0);
  const { rounds, applications, uploads } = year;
  return [
    `${rounds} rounds of ${applications} applications, each uploaded ${uploads} times; dollars a year`,
    ...lines.map(({ what, dollars }) => `${what.padEnd(30)}${sayDollars(dollars)}`),
    `${'Together, about'.padEnd(30)}${sayDollars(total)}`,
    PRICES_FROM,
  ].join('\n');
}

/** Whole dollars: the prices and the amounts allow no more. @param {number} dollars */
function sayDollars(dollars) {
  return (dollars < 1 ? 'under 1' : String(Math.round(dollars))).padStart(8);
}

const invoked = process.argv[1];
if (invoked !== undefined && realpathSync(invoked) === fileURLToPath(import.meta.url)) {
  const number = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({ options: { rounds: number, applications: number, uploads: number } });
  console.log(
    sayYearlyCost({
      rounds: Number(values.rounds ?? 12),
      applications: Number(values.applications ?? 10_000),
      uploads: Number(values.uploads ?? 5),
    }),
  );
}
