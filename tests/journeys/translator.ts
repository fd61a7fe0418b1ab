import type { Page } from '@playwright/test'

export type Translating = {
  /** Google Translate puts other text into <font> in place of the page's own; others wrap the text. */
  how: 'replaces' | 'wraps'
  /** Before the app's code runs, this long after the page has loaded, in ms, or when `translate` is called. */
  when: 'before the code' | number | 'asked'
}

/**
 * Translates a page as browsers do, and goes on with what appears later: every text gets two <font> around it, and a
 * mark at its end.
 */
export const translated = (page: Page, how: Translating['how'], when: Translating['when']) =>
  page.addInitScript(
    ([way, time]) => {
      const fonts = (text: Text) => {
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        text.parentNode!.insertBefore(outer, text)
        if (way === 'wraps') return inner.append(text)
        inner.textContent = `${text.data}°`
        text.remove()
      }
      const texts = (within: Node) => {
        const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
        const all: Text[] = []
        while (walker.nextNode()) all.push(walker.currentNode as Text)
        return within instanceof Text ? [within] : all
      }
      const isForeign = (text: Text) =>
        text.isConnected &&
        text.data.trim() !== '' &&
        text.parentElement !== null &&
        !text.parentElement.closest('font, script, style, noscript, [translate=no]')
      const translate = (within: Node) => texts(within).filter(isForeign).forEach(fonts)
      const begin = () => {
        translate(document.body)
        new MutationObserver((records) => {
          for (const { addedNodes } of records) addedNodes.forEach(translate)
        }).observe(document.body, { childList: true, subtree: true })
      }
      Object.assign(window, { translate: begin })
      if (time === 'before the code') document.addEventListener('readystatechange', begin, { once: true })
      else if (time !== 'asked') window.addEventListener('load', () => setTimeout(begin, time))
    },
    [how, when] as const,
  )
