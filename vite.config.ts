import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { pagesAsFiles } from './src/app/pages-plugin.ts'
import { checkEnv, portOf } from './src/deploy/env.ts'
import { deployment } from './src/deploy/plugin.ts'
import { sandboxInWorker } from './src/sandbox/demo-plugin.ts'
import { sandbox } from './src/sandbox/plugin.ts'
import { looksStyleSheet } from './src/theme/looks-css.ts'
import { firstPaint } from './src/theme/first-paint.ts'
import { firstLoadBudget } from './tests/first-load-budget.ts'
import { unitProjects } from './tests/unit-projects.ts'

/** What only long lists need of TanStack Query. */
const isForLists = (id: string) =>
  /@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\./.test(id)

/** What every page needs travels in one file: thirty small ones would be slower, and larger. */
const isOfFirstLoad = (id: string) =>
  !isForLists(id) &&
  (/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/query-core|@tanstack\/react-query|zustand|sonner|openapi-fetch)\//.test(
    id,
  ) ||
    /\/src\/(lib\/(?!phone|locked|fingerprint|database)|stores)\/?[^.]+\.tsx?$/.test(id) ||
    /\/src\/features\/cart\/(?!actions|arrived|burst|CartKeeper|CartLineRow|CartSummary|LineProblem|option-words|plan|put-back|related|removal|run-change|saved|send|stored|toasts|turns|WaitingItem)[^.]+\.tsx?$/.test(
      id,
    ) ||
    /\/src\/features\/restaurant\/(AddressLines|Hours|place|status|StoreStatus|use-restaurant)\.tsx?$/.test(id) ||
    /\/src\/api\/(client|errors|unwrap|answers|query-client|session-fetch|queries\/(auth|cart|restaurant)\.)/.test(
      id,
    ) ||
    /\/src\/components\/(Icon|IconButton|Button|DishPicture|Skeleton|PageState|StillWorking|carry|use-head|use-structured-data)/.test(
      id,
    ) ||
    /\/src\/features\/(menu\/(dish-index|filter|Marks|use-search-in-address|words)|theme\/label|auth\/auth-context)\.tsx?$/.test(
      id,
    ))

const port = portOf(process.env.PORT)

export default defineConfig(({ mode }) => {
  const { VITE_API_BASE_URL: hasHost, VITE_SITE_URL } = checkEnv(loadEnv(mode, process.cwd()))
  const site = new URL(VITE_SITE_URL ?? `http://localhost:${port}`).origin
  return {
    plugins: [
      react(),
      firstPaint(),
      looksStyleSheet(),
      firstLoadBudget(),
      pagesAsFiles(site),
      deployment(hasHost),
      !hasHost && mode !== 'test' && (mode === 'demo' ? sandboxInWorker() : sandbox()),
    ],
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
    build: {
      target: 'es2022',
      sourcemap: true,
      chunkSizeWarningLimit: 500,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: isOfFirstLoad }] } } },
    },
    test: {
      /** Half of a screen test is waiting for a retry; a percentage would be cut at one worker a core. */
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      testTimeout: 20_000,
      clearMocks: true,
      /** What is wrong is said whole, in titles too. */
      chaiConfig: { truncateThreshold: 0 },
      projects: unitProjects(),
    },
  }
})
