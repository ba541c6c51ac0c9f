import { describe, expect, it } from 'vitest';
import { renderDictionaryPage } from '../../lib/reports/dictionary-page.ts';
import { renderFindingsPage } from '../../lib/reports/findings-page.ts';
import { literal } from '../../lib/reports/markdown.ts';

describe('docs/dictionary.md', () => {
  const column = {
    name: 'open',
    kind: 'answer',
    required: true,
    choices: ['yes', 'no'],
    means: 'Whether it is open.',
    unit: null,
    example: 'yes',
    source: '§ 10-504(c)(2)',
    notes: 'A note.',
  };
  const page = renderDictionaryPage({
    tables: [{ file: 'centers', title: 'Centers', rowIs: 'a center', columns: [column], passThrough: false }],
    kinds: { answer: { title: 'Yes or no', written: 'yes | no' } },
    round: [
      {
        name: 'programs',
        required: true,
        means: 'Blocks.',
        byDefault: null,
        example: '',
        within: [
          {
            name: 'budget',
            required: false,
            means: 'Dollars.',
            byDefault: '0',
            example: '5.00',
            within: [],
          },
        ],
      },
    ],
  });

  it('has a row for each column', () => {
    expect(page).toContain('## centers.csv\n\nOne row is a center.\n');
    expect(page).toContain(
      '| `open` | yes | Yes or no | Whether it is open. A note. One of: `yes`, `no`. |  | `yes` | § 10-504(c)(2) |\n',
    );
  });

  it('has the kinds, and the settings of the round under their blocks', () => {
    expect(page).toContain('| Yes or no | yes \\| no |\n');
    expect(page).toContain('| `programs` | yes | Blocks. |  |  |\n');
    expect(page).toContain('| `programs.budget` |  | Dollars. | `0` | `5.00` |\n');
  });
});

describe('docs/findings.md', () => {
  it('has a section for each letter that has a finding', () => {
    const page = renderFindingsPage([
      {
        code: 'S114',
        severity: 'error',
        when: 'an amount is abbreviated',
        columns: ['amount'],
        source: null,
        message: 'Amount is abbreviated: "$5K".',
        fix: 'Write it\nin digits.',
      },
    ]);
    expect(page.match(/^## .*$/gm)).toEqual(['## S: Values that cannot be read']);
    expect(page).toContain(
      '| S114 | error | an amount is abbreviated | Amount is abbreviated: "\\$5K". | Write it in digits. | `amount` |  |\n',
    );
  });
});

describe('text of a file in a page', () => {
  it.each([
    ['received_on', 'received_on'],
    ['_x_ *y* `z`', '\\_x\\_ \\*y\\* \\`z\\`'],
    ['<b>&', '&lt;b>&amp;'],
    ['roof\u0007', 'roof\uFFFD'],
  ])('%j is %j', (text, shown) => {
    expect(literal(text)).toBe(shown);
  });
});
