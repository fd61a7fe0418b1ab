import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { po } from 'gettext-parser'
import { catalogPath } from '../../src/i18n/catalogs'

/** The texts of the shop that a language says otherwise: English that must not be left in it. */
function englishTexts(language: string): Set<string> {
  const folder = dirname(catalogPath(language, 'cart'))
  // What owners read is not on the pages.
  const rooms = readdirSync(folder).filter((file) => !['setup.po', 'contract.po'].includes(file))
  const entries = rooms.flatMap((file) =>
    Object.values(po.parse(readFileSync(join(folder, file))).translations).flatMap((texts) => Object.values(texts)),
  )
  const said = new Set(entries.flatMap(({ msgstr }) => msgstr))
  return new Set(entries.map(({ msgid }) => msgid).filter((text) => text && !said.has(text)))
}

/** What a page shows and what it says to those who listen, each text once. The panel of the sandbox is no part of it. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!
      if (element.closest('#sandbox, script, style, noscript')) continue
      if (!(node instanceof Element)) found.push(node.textContent ?? '')
      else for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(node.getAttribute(name) ?? '')
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))]
  })

/** Whether a text is one of the English ones, or has the words of one with values in it. */
export function englishIn(language: string) {
  const texts = englishTexts(language)
  const withValues = [...texts]
    .filter((text) => text.includes('${') && /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(text.replace(/\$\{ \d+ \}/g, '')))
    .map((text) => {
      const parts = text.split(/\$\{ \d+ \}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      return new RegExp(`^${parts.join('.+')}$`)
    })
  return async (page: Page) => {
    const shown = await textsOf(page)
    return shown.filter((text) => texts.has(text) || withValues.some((pattern) => pattern.test(text)))
  }
}
