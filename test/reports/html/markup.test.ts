import { describe, expect, test } from 'vitest';
import { anchorOf } from '../../../lib/reports/html/anchor.ts';
import { each, escape, h, joined } from '../../../lib/reports/html/markup.ts';

describe('markup', () => {
  test('escapes what is put into a template, and not what a template made', () => {
    expect(h`<p title="${'"a"'}">${h`<b>${'<&>'}</b>`}${3}${null}${false}${['x', "'"]}</p>`.text).toBe(
      '<p title="&quot;a&quot;"><b>&lt;&amp;&gt;</b>3x&#39;</p>',
    );
  });

  test.each([
    ['a pair of surrogates stands', '\u{1f3db}', '\u{1f3db}'],
    ['half a pair is replaced, at either end', '\ud83c-\udfdb', '\ufffd-\ufffd'],
    ['NUL and the C1 controls are replaced', '\u0000\u0085', '\ufffd\ufffd'],
    ['tabs and line ends stand', 'a\tb\nc', 'a\tb\nc'],
    ['marks of direction become references', '\u200f\u2066', '&#x200f;&#x2066;'],
  ])('%s', (_, given, expected) => {
    expect(escape(given)).toBe(expected);
  });

  test('joins pieces with something between', () => {
    expect(h`${joined(['a', 'b', 'c'], ', ')}`.text).toBe('a, b, c');
  });

  test('makes what is in a list only when it is written, and each time', () => {
    let made = 0;
    const list = each([1, 2, 3], (n) => {
      made++;
      return h`<li>${n}${'<'}</li>`;
    });
    const page = h`<ul>${'&'}${[list]}</ul>${list}.`;
    expect(made).toBe(0);
    const items = ['<li>1&lt;</li>', '<li>2&lt;</li>', '<li>3&lt;</li>'];
    expect([...page.pieces()]).toEqual(['<ul>&amp;', ...items, '</ul>', ...items, '.']);
    expect(page.text).toBe(`<ul>&amp;${items.join('')}</ul>${items.join('')}.`);
    expect(made).toBe(12);
  });
});

describe('the fragment of an application', () => {
  test.each([
    ['A-001', 'app-A-001'],
    ['A 7/#b', 'app-A_20_7_2f__23_b'],
    ['A_20_7', 'app-A_5f_20_5f_7'],
    ['Ä', 'app-_c4_'],
  ])('of %s is %s', (id, fragment) => {
    expect(anchorOf(id)).toBe(fragment);
  });
});
