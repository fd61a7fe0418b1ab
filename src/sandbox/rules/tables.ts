import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { notFound } from '../refusal'

/** Finds a table by its id. @throws Refusal 404 if it does not exist */
export function requireTable(id: string, { restaurant }: SandboxContext): Schemas['Table'] {
  if (!restaurant.tableNames.includes(id)) throw notFound('The table')
  return { id, name: id }
}
