import type { Page } from '@playwright/test'

/**
 * What a screen reader is told from now on until the next navigation: each change of a live region, as its whole text
 * where the region is atomic, or else as the text that is new.
 * @returns the announcements so far that match
 */
export async function listen(page: Page): Promise<(pattern: RegExp) => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const list: string[] = []
    const LIVE = '[aria-live], [role=status], [role=alert]'
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE)
    const isAtomic = (region: Element) => !region.hasAttribute('aria-live') || region.ariaAtomic === 'true'
    new MutationObserver((changes) => {
      const whole = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const region = regionOf(target)
        if (!region || region.ariaLive === 'off') continue
        if (isAtomic(region)) whole.add(region)
        else list.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
      }
      list.push(...[...whole].map(({ textContent }) => textContent))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return list
  })
  return async (pattern) => (await said.jsonValue()).filter((text) => pattern.test(text))
}
