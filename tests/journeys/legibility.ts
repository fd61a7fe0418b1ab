import type { Page } from '@playwright/test'

const MIN_FONT = 12
const MIN_TARGET = 44

/** Texts smaller than 12 px, as 'size text'. The sandbox is not the product. */
export const smallTexts = (page: Page) =>
  page.evaluate((min) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim()
      const element = walker.currentNode.parentElement!
      if (!text || element.closest('#sandbox, script, style') || !element.checkVisibility()) continue
      const { width, height } = element.getBoundingClientRect()
      const size = parseFloat(getComputedStyle(element).fontSize)
      if (width > 1 && height > 1 && size > 0 && size < min) found.add(`${size} px: ${text.slice(0, 40)}`)
    }
    return [...found]
  }, MIN_FONT)

/**
 * Controls that a finger reaches on less than 44 by 44 px, as 'name: width x height'. A radio or checkbox is reached
 * by its label, and any control by what enlarges it; a link within a sentence is as high as its line (WCAG 2.5.8).
 */
export const smallTargets = (page: Page) =>
  page.evaluate((min) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=menuitem]'
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...element.parentNode!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
    const found = new Set<string>()
    const targets = [...document.querySelectorAll<HTMLElement>(CONTROLS)].map(
      (control) => control.closest('label') ?? control,
    )
    for (const target of new Set(targets)) {
      // What is behind a dialog cannot be reached.
      const isBehind = target.closest('#sandbox, [aria-hidden=true]')
      if (isBehind || !target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) continue
      const size = target.getBoundingClientRect()
      if (size.width >= min && size.height >= min) continue
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const [middle, centre] = [x + width / 2, y + height / 2]
      const reach = (dx: number, dy: number) => target.contains(document.elementFromPoint(middle + dx, centre + dy))
      const isOffScreen = centre < 0
      const far = min / 2 - 1
      const isWide = width >= min || (reach(-far, 0) && reach(far, 0))
      const isHigh = height >= min || (reach(0, -far) && reach(0, far))
      if (isOffScreen || (isWide && isHigh)) continue
      const name = target.getAttribute('aria-label') ?? target.textContent.trim()
      found.add(`${target.tagName.toLowerCase()} "${name.slice(0, 30)}": ${Math.round(width)} x ${Math.round(height)}`)
    }
    window.scrollTo(0, 0)
    return [...found]
  }, MIN_TARGET)

/** The elements beyond the right edge of the screen, if the page scrolls sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} of ${clientWidth} px`, ...wide.slice(-3).map((one) => one.outerHTML.slice(0, 80))]
  })
