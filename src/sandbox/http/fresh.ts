import { createSandbox } from '../sandbox'
import { readMenuFile } from '../seed/menu-file'

const { SANDBOX_MENU } = process.env
const sandbox = createSandbox(SANDBOX_MENU ? { menu: readMenuFile(SANDBOX_MENU) } : {})

/** @throws Error when the sandbox refuses */
export async function ask(path: string): Promise<unknown> {
  const response = await sandbox.fetch(new Request(`http://shop${path}`, { headers: { login_source: 'mobile' } }))
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`)
  return response.json()
}
