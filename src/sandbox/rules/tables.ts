import type { components } from '../../api/schema.gen'
import type { SandboxContext } from '../context'
import { notFound } from '../refusal'

/** A table of the restaurant. @throws Refusal 404 when there is none with this id */
export function requireTable(id: string, { restaurant }: SandboxContext): components['schemas']['Table'] {
  if (!restaurant.tableNames.includes(id)) throw notFound('The table')
  return { id, name: id }
}
