import config from '../../playwright.config'

const executablePath = process.env.FULL_CHROMIUM_PATH

/** A browser as customers have it: the headless shell keeps no page in memory and shows no messages. */
export const fullChromium = (options: { ignoreDefaultArgs?: string[] } = {}) => ({
  channel: 'chromium',
  launchOptions: {
    args: config.use?.launchOptions?.args ?? [],
    ...(executablePath && { executablePath }),
    ...options,
  },
})
