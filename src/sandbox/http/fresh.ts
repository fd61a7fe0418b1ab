import { createSandbox } from '../sandbox'
import { seedOf } from './seed-of'

const sandbox = createSandbox(seedOf(process.env.SANDBOX_RESTAURANT))

/** @throws Error when the sandbox refuses */
export async function ask(path: string, language?: string): Promise<unknown> {
  const headers = { login_source: 'mobile', ...(language && { 'Accept-Language': language }) }
  const response = await sandbox.fetch(new Request(`http://shop${path}`, { headers }))
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`)
  return response.json()
}
