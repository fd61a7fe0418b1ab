import { PICTURES, PREFIXES } from '../sandbox/http/sandbox-paths.ts'

const API_PATH = '/api/'

/** What is passed on to the API: the sandbox plays more than that. */
export const proxied = (apiBaseUrl: string | undefined) =>
  apiBaseUrl ? [API_PATH] : [API_PATH, ...PREFIXES.slice(1), PICTURES]
