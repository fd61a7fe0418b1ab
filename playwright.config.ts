import { defineConfig } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 4790)
const executablePath = process.env.CHROMIUM_PATH

/** Journeys in a real Chromium against the built storefront and its sandbox, over real HTTP. */
export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx vite preview --logLevel warn',
    port,
    reuseExistingServer: false,
    env: { PORT: String(port), SANDBOX_STATE: '.sandbox/journeys.json' },
  },
})
