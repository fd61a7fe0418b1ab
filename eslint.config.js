import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** app -> pages -> features -> { api, components, stores, theme } -> lib */
const FORBIDDEN = {
  lib: ['app', 'pages', 'features', 'api', 'components', 'stores', 'theme'],
  theme: ['app', 'pages', 'features', 'api', 'components', 'stores'],
  stores: ['app', 'pages', 'features', 'api', 'components', 'theme'],
  components: ['app', 'pages', 'features', 'api', 'stores'],
  api: ['app', 'pages', 'features', 'components', 'theme'],
  features: ['app', 'pages'],
  pages: ['app'],
}
const FEATURES = readdirSync(new URL('src/features', import.meta.url))

const zones = [
  ...Object.entries(FORBIDDEN).map(([room, rooms]) => ({
    target: `./src/${room}`,
    from: rooms.map((name) => `./src/${name}`),
    message: 'Imports go app -> pages -> features -> { api, components, stores, theme } -> lib.',
  })),
  ...FEATURES.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'Features do not import features; pages compose them.',
  })),
  {
    target: './src/!(sandbox|deploy)/**/!(*.spec).{ts,tsx}',
    from: './src/sandbox',
    message: 'Product code never imports the sandbox.',
  },
  {
    target: './src/!(api|sandbox)/**/*',
    from: './src/api/schema.gen.ts',
    message: 'Only api/ and sandbox/ import the generated schema; use the types of api/types.ts.',
  },
]

export default tseslint.config(
  { ignores: ['dist', 'dist-demo', 'node_modules', '**/*.gen.*', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks, 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**', 'src/sandbox/**'],
    rules: { 'no-restricted-imports': ['error', { paths: ['openapi-fetch'] }] },
  },
  { files: ['tests/journeys/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['*.config.ts', '*.config.js'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
)
