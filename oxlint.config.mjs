import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/** app -> pages -> features -> { api, components, stores, theme } -> lib: what a folder may not import. */
const FORBIDDEN = {
  lib: ['app', 'pages', 'features', 'api', 'components', 'stores', 'theme'],
  theme: ['app', 'pages', 'features', 'api', 'components', 'stores'],
  stores: ['app', 'pages', 'features', 'api', 'components', 'theme'],
  components: ['app', 'pages', 'features', 'api', 'stores'],
  api: ['app', 'pages', 'features', 'components', 'theme'],
  features: ['app', 'pages'],
  pages: ['app'],
  app: [],
}
const FEATURES = readdirSync(new URL('src/features', import.meta.url))

/** The imports that are errors in these files; a later entry replaces an earlier one for the files of both. */
const restrict = (files, patterns, { isApi = false } = {}) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: isApi ? [] : ['openapi-fetch'],
        patterns: [
          ...patterns,
          ...(isApi ? [] : [{ regex: '/schema\\.gen$', message: 'Use the types of api/types.ts.' }]),
        ],
      },
    ],
  },
})
const layers = (rooms) => ({
  regex: `^(\\.\\./)+(${rooms.join('|')})/`,
  message: 'Imports go app -> pages -> features -> { api, components, stores, theme } -> lib.',
})
const sandbox = { regex: '^(\\.\\.?/)+sandbox/', message: 'Product code never imports the sandbox.' }

function zonesOf(folder, patterns) {
  const files = `src/${folder}/**/*`
  const options = { isApi: folder === 'api' }
  return [
    restrict([`${files}.{ts,tsx}`], [...patterns, sandbox], options),
    restrict([`${files}.spec.{ts,tsx}`], patterns, options),
  ]
}
const ZONES = [
  restrict(['src/*.{ts,tsx}'], [sandbox]),
  restrict(['src/tooling/**'], []),
  ...Object.entries(FORBIDDEN).flatMap(([room, rooms]) => zonesOf(room, rooms.length > 0 ? [layers(rooms)] : [])),
  ...FEATURES.flatMap((name) =>
    zonesOf(`features/${name}`, [
      layers(FORBIDDEN.features),
      {
        regex: `^\\.\\./(${FEATURES.join('|')})/`,
        message: 'Features do not import features; pages compose them.',
      },
    ]),
  ),
]

/** What oxlint does not count as plainly wrong, and we do. */
const STRICT = [
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  'import/no-default-export',
  'react/rules-of-hooks',
  'typescript/ban-ts-comment',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-namespace',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
]

/** Plain JavaScript has no types to be unsafe with. */
const UNTYPED = STRICT.filter((rule) => rule.startsWith('typescript/no-unsafe-'))

export default defineConfig({
  ignorePatterns: ['dist', 'dist-demo', '**/*.gen.*', 'test-results', 'playwright-report'],
  options: { typeAware: true, typeCheck: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'import', 'react', 'oxc'],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(STRICT.map((rule) => [rule, 'error'])),
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/no-children-prop': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  },
  overrides: [
    ...ZONES,
    { files: ['**/*.mjs'], rules: Object.fromEntries(UNTYPED.map((rule) => [rule, 'off'])) },
    { files: ['tests/journeys/**'], rules: { 'react/rules-of-hooks': 'off' } },
    { files: ['*.config.{ts,mjs}'], rules: { 'import/no-default-export': 'off' } },
  ],
})
