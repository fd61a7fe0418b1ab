import { unlessLeaving } from './leaving'
import { reloadOnce } from './reload-once'

/** The code of a part could not be loaded, and a reload would not help now. */
export class CodeMissing extends Error {
  override name = 'CodeMissing'
}

/** The address in the message of a failed import. Safari names none. */
const ADDRESS = /https?:\S+?\.js/

/**
 * Loads code that the page works without. A browser remembers a failed import until the page is reloaded, so a failed
 * file is requested once more under another address. That does not help when a file that it imports has failed.
 * @throws what the import throws when the file cannot be loaded
 */
export async function loadIfThere<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    const [address] = ADDRESS.exec(String(cause)) ?? []
    if (!address) throw cause
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Module>
  }
}

/**
 * Loads code that a page or a tap needs. When it is gone, as after a deploy, the page is reloaded once, to the same
 * place and with what was typed (F55); the promise then never settles.
 * @throws CodeMissing when it cannot be loaded, and a reload would not help or is not allowed now
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await unlessLeaving(() => loadIfThere(load))
  } catch (cause) {
    if (await reloadOnce()) return await new Promise<never>(() => {})
    throw new CodeMissing('This code could not be loaded', { cause })
  }
}
