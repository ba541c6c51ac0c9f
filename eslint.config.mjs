import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
/** @import { Linter } from 'eslint' */

// Import directions. A folder not named here may import anything but bin, lambdas and test.

const pure = {
  model: ['model'],
  law: ['model', 'law'],
  priority: ['model', 'priority'],
  allocation: ['model', 'allocation'],
  review: ['model', 'law', 'priority', 'allocation', 'review'],
};
const libraries = '[^./#]';
const folders = [
  ...Object.entries(pure).map(([name, reads]) => ({ name, reads, packages: 'decimal\\.js$', isPure: true })),
  { name: 'intake', reads: ['model', 'law', 'intake'], packages: libraries, isPure: false },
  { name: 'reports', reads: [...Object.keys(pure), 'reports'], packages: libraries, isPure: false },
  { name: 'store', reads: ['model', 'store'], packages: libraries, isPure: false },
  {
    name: 'pipeline',
    reads: [...Object.keys(pure), 'intake', 'reports', 'store', 'pipeline'],
    packages: libraries,
    isPure: false,
  },
  // What is deployed and what runs there share the names of metrics, and nothing else.
  { name: 'stacks', reads: ['stacks'], files: ['pipeline/metrics.ts'], packages: libraries, isPure: false },
];

/**
 * Matches every import that a file `depth` folders below lib/ may not have.
 * @param {{ reads: string[], files?: string[], packages: string }} folder
 * @param {number} depth
 */
function forbiddenImport({ reads, files = [], packages }, depth) {
  const allowed = [
    packages,
    '\\./',
    ...(depth > 1 ? [`(?:\\.\\./){1,${depth - 1}}(?!\\.\\.)`] : []),
    `(?:\\.\\./){${depth}}(?:${reads.join('|')})/`,
    ...files.map((file) => `(?:\\.\\./){${depth}}${file.replaceAll('.', '\\.')}$`),
    `(?:\\.\\./){${depth + 1}}reference/`,
  ];
  const backInTheMiddle = '(?:[^./]|^\\.)/\\.\\./';
  return `^(?!${allowed.join('|')})|${backInTheMiddle}`;
}

/**
 * @param {string} regex
 * @param {string} message
 * @returns {Linter.RuleEntry}
 */
const restrictImports = (regex, message) => ['error', { patterns: [{ regex, message }] }];

/**
 * The same for import(), which no-restricted-imports does not see. A selector cannot hold a slash.
 * @param {string} regex
 * @param {string} message
 */
const restrictDynamicImports = (regex, message) => ({
  selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
});

// Syntax.

const noBarrels = { selector: 'ExportAllDeclaration', message: 'Export by name, from the file that has it.' };
/**
 * A later setting of a rule replaces an earlier one, so each says everything.
 * @param {{ selector: string, message: string }[]} more
 * @returns {Linter.RuleEntry}
 */
const restrictSyntax = (...more) => ['error', noBarrels, ...more];
const noLazyImports = {
  selector: 'ImportExpression',
  message: 'A pure folder imports at the top, where its direction is checked.',
};
const everyTestRuns = [
  {
    selector: 'MemberExpression[property.name=/^(only|skip|todo)$/]',
    message: 'Every test runs: no .only, .skip or .todo.',
  },
  {
    selector: 'Property[key.name=/^(only|skip|todo)$/][value.value=true]',
    message: 'Every test runs: no only, skip or todo.',
  },
];

const noWorld =
  'A pure folder has no clock, randomness, environment or locale: take the value as an argument.';
const worldGlobals = [
  'process',
  'Buffer',
  'Date',
  'Intl',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'console',
  'globalThis',
  'global',
  'require',
].map((name) => ({ name, message: noWorld }));
const worldProperties = [
  { object: 'Math', property: 'random', message: noWorld },
  ...[
    'localeCompare',
    'toLocaleString',
    'toLocaleDateString',
    'toLocaleTimeString',
    'toLocaleLowerCase',
    'toLocaleUpperCase',
  ].map((property) => ({ property, message: noWorld })),
];

/** @param {string} regex */
const restrictOutward = (regex) =>
  restrictImports(regex, 'Nothing that ships imports an entry point above it, or a test.');

const directions = folders.flatMap((folder) =>
  [1, 2, 3, 4].map((depth) => {
    const regex = forbiddenImport(folder, depth);
    const message = `lib/${folder.name} imports only ${folder.reads.join(', ')}${folder.isPure ? ' and decimal.js' : ' and packages'}.`;
    return {
      name: `grantline/imports of lib/${folder.name}, ${depth} deep`,
      files: [`lib/${folder.name}${'/*'.repeat(depth)}.ts`],
      rules: {
        'no-restricted-imports': restrictImports(regex, message),
        'no-restricted-syntax': restrictSyntax(
          folder.isPure ? noLazyImports : restrictDynamicImports(regex, message),
        ),
      },
    };
  }),
);

export default defineConfig(
  { ignores: ['dist/', 'out/', 'coverage/', '.grantline/'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': restrictSyntax(),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],

      // Amounts, ranks and row numbers go into messages as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `x as T` where an index is known to be good: shorter forms hide that a check was left out.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Callbacks such as `(row) => rows.push(row)` stay on one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
    },
  },
  {
    name: 'grantline/nothing imports back',
    files: ['lib/**/*.ts'],
    rules: { 'no-restricted-imports': restrictOutward('^(?:\\.\\./)+(?:bin|lambdas|test)/') },
  },
  {
    name: 'grantline/programs',
    files: ['bin/**/*.ts', 'lambdas/**/*.ts', 'scripts/**/*.mjs'],
    rules: { 'no-restricted-imports': restrictOutward('^(?:\\.\\./)+test/') },
  },
  directions,
  {
    name: 'grantline/pure folders',
    files: Object.keys(pure).map((name) => `lib/${name}/**/*.ts`),
    rules: {
      'no-restricted-globals': ['error', ...worldGlobals],
      'no-restricted-properties': ['error', ...worldProperties],
    },
  },
  {
    name: 'grantline/tests',
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': restrictSyntax(...everyTestRuns),
      '@typescript-eslint/no-non-null-assertion': 'off',
      // expect.any and its kind are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    name: 'grantline/plain scripts',
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    name: 'grantline/tools that demand a default export',
    files: ['*.config.ts', '*.config.mjs', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
