import { onlineManager } from '@tanstack/react-query'

/** A tool of a page, as browsers take it from `document.modelContext` (WebMCP). */
export type Tool = {
  name: string
  description: string
  inputSchema: object
  annotations?: { readOnlyHint: boolean }
  execute: (input: unknown) => Promise<object>
}

/** Why a tool does not do what it was asked for, in a sentence for the assistant. */
export class Refusal extends Error {
  override name = 'Refusal'
}

const MOST_SIGNS = 6000

/** Reads a text from a tool's input. @throws Refusal if it is not a text, or too long */
export function textIn(input: unknown, name: string): string {
  const value: unknown =
    typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined
  if (typeof value !== 'string') throw new Refusal(`"${name}" must be a text.`)
  if (value.length > MOST_SIGNS) throw new Refusal(`"${name}" is too long.`)
  return value
}

/** @throws Refusal when the input names what the tool does not know, as somebody's id */
function refuseOthers(input: unknown, known: string[]) {
  const names = typeof input === 'object' && input !== null ? Object.keys(input) : []
  const other = names.find((name) => !known.includes(name))
  if (other !== undefined) throw new Refusal(`There is no input "${other.slice(0, 60)}".`)
}

const textSchema = (names: Record<string, string>, required: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(names).map(([name, description]) => [name, { type: 'string', description }]),
  ),
  required,
  additionalProperties: false,
})

/** A tool whose input are texts, and which answers a refusal as `{ error }`. */
export const tool = (
  name: string,
  description: string,
  {
    texts = {},
    optional = [],
    isRead = false,
  }: { texts?: Record<string, string>; optional?: string[]; isRead?: boolean },
  execute: (input: unknown) => Promise<object>,
): Tool => ({
  ...{ name, description },
  inputSchema: textSchema(
    texts,
    Object.keys(texts).filter((one) => !optional.includes(one)),
  ),
  ...(isRead && { annotations: { readOnlyHint: true } }),
  execute: async (input) => {
    try {
      refuseOthers(input, Object.keys(texts))
      // A read would wait for the network, and its answer with it.
      if (!onlineManager.isOnline()) throw new Refusal('The device is offline. Please try again once it is back.')
      return await execute(input)
    } catch (cause) {
      if (cause instanceof Refusal) return { error: cause.message }
      return { error: 'This could not be done now. Please try again, or let the customer do it on the page.' }
    }
  },
})
