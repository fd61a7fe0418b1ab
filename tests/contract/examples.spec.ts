import { describe, expect, it } from 'vitest'
import { contract, mistakes, operations, resolve, type Schema } from './contract'

type Example = { name: string; schema: Schema; value: unknown }
type Content = NonNullable<(typeof operations)[number]['requestBody']>['content']

const examplesIn = (place: string, content: Content = {}): Example[] =>
  Object.entries(content).flatMap(([type, { schema, example, examples = {} }]) =>
    [
      ...(example === undefined ? [] : [['', example] as const]),
      ...Object.entries(examples).map(([name, { value }]) => [name, value] as const),
    ].map(([name, value]) => ({ name: [place, type, name].filter(Boolean).join(' '), schema, value })),
  )

const inOperations = operations.flatMap(({ key, requestBody, responses }) => [
  ...examplesIn(`${key} request`, requestBody?.content),
  ...Object.entries(responses)
    .filter(([, answer]) => !('$ref' in answer))
    .flatMap(([status, answer]) => examplesIn(`${key} ${status}`, resolve(answer).content)),
])
const inComponents = Object.entries(contract.components.responses).flatMap(([name, answer]) =>
  examplesIn(name, answer.content),
)
const examples = [...inOperations, ...inComponents]

/** How many examples stand anywhere in a part of the document. */
function countExamples(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce((sum, [key, value]) => {
    if (key === 'example') return sum + 1
    if (key === 'examples') return sum + Object.keys(value as object).length
    return sum + countExamples(value)
  }, 0)
}

describe('the examples', () => {
  it('are all found', () => {
    expect(examples.length).toBeGreaterThan(20)
    expect(examples).toHaveLength(countExamples(contract))
  })

  it.each(examples)('$name is as its schema says', ({ schema, value }) => {
    const found = mistakes(schema, value)
    expect(found, found.join('; ')).toEqual([])
  })

  it('show every request', () => {
    const without = operations.filter(
      ({ requestBody }) => requestBody && examplesIn('', requestBody.content).length === 0,
    )
    expect(without.map(({ key }) => key)).toEqual([])
  })
})
