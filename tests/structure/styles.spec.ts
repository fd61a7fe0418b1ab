import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const THEME = join('src', 'theme')
const TOKENS = join(THEME, 'tokens.css')
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file))
const tokens = readFileSync(TOKENS, 'utf8')
const sizes = [...tokens.matchAll(/--size-\d+: ([\d.]+rem);/g)].map(([, size]) => size)

it.each(sheets.filter((file) => !file.startsWith(THEME)))(
  '%s names looks and type sizes by the tokens of tokens.css',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text.match(/--mui-[\w-]+/g)).toBeNull()
    expect([...text.matchAll(/font-size: ([\d.]+rem)/g)].filter(([, size]) => sizes.includes(size))).toEqual([])
  },
)

/** What is the same in either direction of reading, by its declaration. */
const EITHER_WAY: Record<string, string> = {
  'float: left': 'a legend, which as wide as its fieldset or in a grid is then an ordinary box',
  'left: 50%': 'stands in the middle',
  'border-width: 0 2.5px 2.5px 0': 'two sides of a check mark',
}
/** Sheets of drawings. */
const DRAWN = [join('src', 'features', 'restaurant', 'Plates.module.css')]

const SIDE = /^(left|right)$|(margin|padding|border|inset)-(.*-)?(left|right)\b/
const FOUR = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/
/** The values of a shorthand; those in brackets belong together. */
const valuesOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

/** Whether a declaration names the left or the right, or gives them different values. */
function takesSides(name: string, value: string) {
  const [, right, , left] = valuesOf(value)
  if (FOUR.test(name) && left !== undefined && left !== right) return true
  return SIDE.test(name) || (/^(text-align|float|clear)$/.test(name) && /^(left|right)$/.test(value))
}

/** The declarations of a sheet that take sides, but for those of the rules of one direction. */
function onSides(text: string) {
  const rules = text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{([^{}]*)\}/g)
  return [...rules].flatMap(([, selector = '', body = '']) => {
    if (selector.includes('[dir=')) return []
    const declarations = [...body.matchAll(/([\w-]+):\s*([^;]*[^;\s])/g)]
    return declarations.flatMap(([, name = '', value = '']) => (takesSides(name, value) ? [`${name}: ${value}`] : []))
  })
}

it('nothing with a name in view transitions has a blurred backdrop in them: WebKit would draw the blur over it', () => {
  const rules = sheets.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)])
  const blurred = rules.filter(
    ([, , body = '']) => /view-transition-name/.test(body) && /backdrop-filter: blur/.test(body),
  )
  const isTold = ([, selector = '']: RegExpExecArray) =>
    rules.some(
      ([, other = '', body = '']) =>
        other.includes(`:active-view-transition) ${selector.trim()}`) && /backdrop-filter: none/.test(body),
    )
  expect(blurred.filter((rule) => !isTold(rule)).map(([, selector]) => selector)).toEqual([])
  expect(blurred).toHaveLength(1)
})

it.each(sheets.filter((file) => !DRAWN.includes(file)))('%s names the sides by the direction of reading', (file) => {
  const found = onSides(readFileSync(file, 'utf8')).filter((one) => !(one in EITHER_WAY))
  expect(found, 'use start and end, as in margin-inline-start').toEqual([])
})
