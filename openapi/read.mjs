import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The contract as an object, read again with each call. */
export const readContract = () => parse(readFileSync(join(import.meta.dirname, 'adapters.yaml'), 'utf8'))
