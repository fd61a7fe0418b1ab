import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { sandbox } from './src/sandbox/plugin.ts'
import { fontPreload } from './src/theme/font-preload.ts'
import { firstLoadBudget } from './tests/first-load-budget.ts'

/** What every page needs travels in one file: thirty small ones would be slower, and larger. */
const isOfFirstLoad = (id: string) =>
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/query-core|@tanstack\/react-query|zustand|sonner|openapi-fetch|@emotion)\//.test(
    id,
  ) ||
  /\/src\/(lib\/(?!phone)|stores|features\/(cart|restaurant))\/[^.]+\.tsx?$/.test(id) ||
  /\/src\/api\/(client|errors|unwrap|answers|query-client|session-fetch|queries\/(cart|restaurant))/.test(id) ||
  /\/src\/components\/(Icon|IconButton|Button|DishPicture|Skeleton|PageState|QuantityStepper|use-title)/.test(id)

const port = Number(process.env.PORT ?? 4173)

export default defineConfig(({ mode }) => {
  const hasHost = Boolean(loadEnv(mode, process.cwd()).VITE_API_BASE_URL)
  return {
    plugins: [react(), fontPreload(), firstLoadBudget(), !hasHost && mode !== 'test' && sandbox()],
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
    build: {
      target: 'es2022',
      sourcemap: true,
      chunkSizeWarningLimit: 500,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: isOfFirstLoad }] } } },
    },
    test: {
      clearMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: ['src/**/*.spec.ts', 'tests/{build,contract,faults,model}/**/*.spec.ts'],
            env: { VITE_API_BASE_URL: 'http://shop.test' },
          },
        },
        {
          extends: true,
          test: {
            name: 'screen',
            environment: 'jsdom',
            include: ['src/**/*.spec.tsx'],
            setupFiles: ['./tests/setup/screen.ts'],
          },
        },
      ],
    },
  }
})
