import { chromium as playwright } from '@playwright/test'
import config from '../../playwright.config'
import type { Engine } from './engine'

/** Through Playwright, as the journeys. */
export const chromium: Engine = {
  name: 'chromium',
  async open(viewport) {
    const browser = await playwright.launch(config.use?.launchOptions)
    const page = await browser.newPage({ viewport })
    return {
      goto: async (url) => void (await page.goto(url)),
      run: (expression) => page.evaluate(expression),
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    }
  },
}
