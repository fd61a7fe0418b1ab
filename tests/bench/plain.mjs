import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:16px}
article{display:grid;grid-template-columns:96px 1fr;gap:12px;padding:12px 0;border-bottom:1px solid #ddd}
img{width:96px;height:96px}h3,p{margin:0}`

const text = (value) => String(value ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The least a menu can be: HTML and a few lines of CSS, with the same dishes and pictures. Returns its folder. */
export function plainPage(menus, dishes) {
  let left = dishes
  const sections = menus[0].sections.map(({ name, items }) => {
    const shown = items.slice(0, Math.max(0, left))
    left -= shown.length
    const cards = shown.map(
      (item) =>
        `<article><img loading="lazy" width="256" height="256" alt="" src="${text(item.imageUrl)}"><div><h3>${text(item.name)}</h3><p>${text(item.description)}</p><b>${(item.price / 100).toFixed(2)}</b></div></article>`,
    )
    return cards.length > 0 ? `<h2>${text(name)}</h2>${cards.join('')}` : ''
  })
  const folder = mkdtempSync(join(tmpdir(), 'plain-'))
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Menu</title><link rel="stylesheet" href="/plain.css"><h1>Menu</h1>${sections.join('')}</html>`
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'plain.css'), STYLE)
  return folder
}
