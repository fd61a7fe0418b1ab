import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The contract as an object, read again with each call. */
export const readContract = () => parse(readFileSync(new URL('adapters.yaml', import.meta.url), 'utf8'))
