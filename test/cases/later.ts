/** Cases that are no tests yet, each with the work that it belongs to. */
export const LATER: Readonly<Record<string, string>> = {
  '055-date-dst-days': 'no such feature: the product has no due dates',
};
