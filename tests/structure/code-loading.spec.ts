import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The ways to load code: each tries again, and all but the last two reload the page when it is gone (lib/load-code). */
const WAYS = [
  'loadCode',
  'onDemand',
  'lazyPage',
  'lazyPages',
  'lazyDialog',
  'lazyPart',
  'optional',
  'loadIfThere',
  'prefetch',
]
/** They make the ways, and ask for an address again. */
const MAKERS = ['src/lib/load-code.ts', 'src/app/lazy-page.tsx']
/** No code of a page: what builds, serves, draws or replaces the API. */
const OTHERS = /^src\/(sandbox|tooling|setup|i18n|service-worker)\/|\.spec\.tsx?$/

const nameOf = ({ expression }: ts.CallExpression) => (ts.isIdentifier(expression) ? expression.text : '')

/** Whether an import stands in the function that is given to one of the ways. */
function isGivenToWay(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at) && WAYS.includes(nameOf(at))) return true
    if (ts.isFunctionDeclaration(at) || ts.isVariableStatement(at)) return false
  }
  return false
}

/** The places of a file that load code in another way, like 'src/a.ts:7'. */
function strays(file: string, text: string): string[] {
  if (!/\bimport\(|\blazy\(/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword
      if ((isImport && !isGivenToWay(node)) || nameOf(node) === 'lazy') {
        found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('F55 all code that is loaded later is loaded in a way that survives a deploy', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file) && !MAKERS.includes(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => strays(file, readFileSync(file, 'utf8')))).toEqual([])
})
