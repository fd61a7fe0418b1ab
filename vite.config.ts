import './src/tooling/no-web-storage.mjs'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { pagesAsFiles } from './src/tooling/prerender/plugin.ts'
import { fontFiles } from './src/tooling/brand/brand-styles.ts'
import { brandFiles, brandModule } from './src/tooling/brand/plugin.ts'
import { loadIn } from './src/tooling/load-in.mjs'
import { fetchPicture } from './src/tooling/ask-api.ts'
import { deployment } from './src/tooling/plugin.ts'
import { askSandbox, samplePicture } from './src/sandbox/http/ask.ts'
import { sandboxInWorker } from './src/sandbox/http/demo-plugin.ts'
import { sandbox } from './src/sandbox/http/plugin.ts'
import { EVENTS } from './src/sandbox/http/sandbox-paths.ts'
import { nameRestaurant } from './src/sandbox/http/load-seed.ts'
import { shopAddress } from './src/tooling/places/plugin.ts'
import { translate } from './src/tooling/translate.ts'
import { serviceWorker } from './src/service-worker/plugin.ts'
import { looksStyleSheet } from './src/tooling/styles/looks-css.ts'
import { firstPaint } from './src/tooling/styles/first-paint.ts'
import { shortClassName } from './src/tooling/styles/short-class-name.ts'
import { buildLanguage, shopLanguages } from './src/tooling/languages.ts'
import { otherLanguages } from './src/tooling/other-languages.ts'
import { mediaQueries } from './src/tooling/styles/media-queries.ts'
import { languageOf } from './src/i18n/language.ts'
import { shopLocale } from './src/i18n/shop-locale.mjs'
import { firstFont } from './src/tooling/styles/first-font.ts'
import { chunkFileName, firstLoad, shortPreloads } from './src/tooling/first-load.ts'
import { sharedChunks } from './src/tooling/shared-chunks.ts'
import { slimRouter } from './src/tooling/slim-router.ts'
import { supplyChain } from './src/tooling/supply-chain.ts'
import { firstLoadBudget } from './tests/first-load-budget.ts'
import { WITHOUT_WEB_STORAGE } from './tests/node-flags.mjs'
import { unitProjects } from './tests/unit-projects.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Loads what tells an owner of mistakes, in the language of the shop. */
const told = (path: string, mode: string) =>
  loadIn(mode === 'test' ? 'en' : shopLocale(), new URL(path, import.meta.url))

export default defineConfig(async ({ command, mode }) => {
  const { checkEnv, portOf } = (await told('./src/tooling/env.ts', mode)) as typeof import('./src/tooling/env.ts')
  const port = portOf(process.env.PORT)
  // Tests run with the sample restaurant, whatever .env.local says.
  const local = loadEnv(mode, process.cwd(), ['VITE_', 'SANDBOX_'])
  if (mode !== 'test') process.env.SANDBOX_RESTAURANT ??= local.SANDBOX_RESTAURANT ?? ''
  const { SANDBOX_RESTAURANT: _, ...settings } = local
  const env = checkEnv(settings, process.env.SANDBOX_RESTAURANT)
  const { VITE_API_BASE_URL: hasHost, VITE_SITE_URL } = env
  if (env.VITE_LOCALE) process.env.VITE_LOCALE ??= env.VITE_LOCALE
  if (!hasHost && mode !== 'test') await nameRestaurant(process.env)
  process.env.VITE_RELEASE ??= env.VITE_RELEASE ?? version
  if (!hasHost && mode !== 'test' && !env.VITE_EVENTS) {
    process.env.VITE_EVENTS = EVENTS
    process.env.VITE_EVENTS_CONSENT ??= 'not-needed'
  }
  const { readBrand } = (await told(
    './src/tooling/brand/brand.ts',
    mode,
  )) as typeof import('./src/tooling/brand/brand.ts')
  const locale = process.env.VITE_LOCALE ?? 'en-US'
  const { askApi } = (await told('./src/tooling/ask-api.ts', mode)) as typeof import('./src/tooling/ask-api.ts')
  const brand = await readBrand(undefined, undefined, languageOf(locale))
  // Only a build has several languages: each is a build of its own, below the main one (`other-languages.ts`).
  const isBuild = command === 'build' && mode === 'production'
  const others = isBuild ? (process.env.VITE_OTHER_LOCALES ?? env.VITE_OTHER_LOCALES) : undefined
  const language = buildLanguage(locale, process.env.MAIN_LOCALE, others)
  /** The API answers in the language of the pages, if it has several. */
  const accepted = language.languages.length > 0 ? locale : undefined
  const ask = env.VITE_DRAW_PAGES === 'off' ? undefined : hasHost ? askApi(hasHost, accepted) : askSandbox(accepted)
  const restaurantId = process.env.VITE_RESTAURANT_ID ?? env.VITE_RESTAURANT_ID ?? 'tamarind-row'
  const isSample = !hasHost && !process.env.SANDBOX_RESTAURANT && language.languages.length === 0
  const site = new URL(VITE_SITE_URL ?? `http://localhost:${port}`).origin
  return {
    plugins: [
      mode !== 'test' && translate(locale),
      mode !== 'test' && shopLanguages(language),
      isBuild && otherLanguages(language),
      react(),
      brandModule(brand),
      shopAddress(locale, mode === 'test' ? undefined : ask),
      brandFiles(brand),
      firstPaint(brand.looks, fontFiles(brand)),
      firstFont(Boolean(brand.seeds.classic?.font), languageOf(locale)),
      looksStyleSheet(brand.looks),
      slimRouter(),
      shortPreloads(),
      firstLoadBudget(locale, isSample),
      pagesAsFiles(site, brand, language, {
        ask,
        readPicture: hasHost ? fetchPicture(hasHost) : samplePicture,
        restaurantId: hasHost && restaurantId,
        // The demo's API is a service worker, which a first visit does not have yet.
        restaurantUrl: mode === 'demo' ? null : `${hasHost ?? ''}/api/v1/restaurants/${restaurantId}`,
      }),
      !hasHost && mode !== 'test' && (mode === 'demo' ? sandboxInWorker() : sandbox()),
      mode !== 'demo' && serviceWorker(env, language),
      !language.base && deployment(env),
      !language.base && supplyChain(),
    ],
    css: { postcss: { plugins: [mediaQueries] }, modules: { generateScopedName: shortClassName } },
    server: { port, strictPort: true },
    // The sandbox holds nothing of anybody's, and a web server before it has a name of its own.
    preview: { port, strictPort: true, allowedHosts: true as const },
    build: {
      target: 'es2022',
      sourcemap: 'hidden' as const,
      chunkSizeWarningLimit: 500,
      rolldownOptions: {
        // Which plugin took how long is nothing for who starts the shop.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [{ name: firstLoad(), debugName: 'first' }, ...sharedChunks()],
          },
          chunkFileNames: chunkFileName,
          assetFileNames: 'assets/[hash:5][extname]',
        },
      },
    },
    test: {
      /** Half of a screen test is waiting for a retry; a percentage would be cut at one worker a core. */
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      /** Most objects of a test live no longer than it: in a young generation of this size, in MB, few are moved. */
      execArgv: ['--max-semi-space-size=64', ...WITHOUT_WEB_STORAGE],
      testTimeout: 20_000,
      clearMocks: true,
      /** What is wrong is said whole, in titles too. */
      chaiConfig: { truncateThreshold: 0 },
      projects: unitProjects(),
    },
  }
})
