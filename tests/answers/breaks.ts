import fc from 'fast-check'

const WRONG = [
  undefined,
  null,
  'text',
  '',
  -1,
  1.5,
  1e6 + 1,
  1e12 + 1,
  1e15,
  2 ** 53,
  1e300,
  -1e300,
  true,
  [],
  {},
  [null],
  [[]],
  '..',
  '\ud800',
  '9:00',
  '09:00:00',
  'Mars/Olympus',
  'NEW_IN_2030',
  { id: '..' },
]

export const mutation = fc.record({
  turns: fc.array(fc.nat(20), { minLength: 1, maxLength: 9, size: 'max' }),
  value: fc.constantFrom(...WRONG),
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A copy with one value removed or changed. */
export function mutated(body: unknown, [turn = 0, ...rest]: number[], value: unknown): unknown {
  if (!isObject(body)) return value
  const keys = Object.keys(body)
  const key = keys[turn % Math.max(keys.length, 1)]
  if (key === undefined) return value
  return replaced(body, key, rest.length > 0 ? mutated((body as never)[key], rest, value) : value)
}

function replaced(body: object, key: string, value: unknown): unknown {
  if (Array.isArray(body)) return body.with(Number(key), value)
  return { ...body, [key]: value }
}

/** The keys that lead to each value of a body. The body itself has none. */
function placesIn(body: unknown, before: string[] = []): string[][] {
  if (!isObject(body)) return [before]
  return [before, ...Object.entries(body).flatMap(([key, value]) => placesIn(value, [...before, key]))]
}

const replacedAt = (body: unknown, [key, ...rest]: string[], value: unknown): unknown =>
  key === undefined ? value : replaced(body as object, key, replacedAt((body as never)[key], rest, value))

/** A body of which one value is removed, or replaced by another one. */
export const brokenInOnePlace = (bodies: fc.Arbitrary<unknown>) =>
  fc.tuple(bodies, fc.nat(), fc.constantFrom(...WRONG)).map(([body, turn, value]) => {
    const places = placesIn(body)
    return replacedAt(body, places[turn % places.length]!, value)
  })
