/** The address in the message of a failed import. Safari names none. */
const ADDRESS = /https?:\S+?\.js/

/**
 * Loads code with a dynamic import. A browser remembers a failed import until the page is reloaded, so a failed file is
 * requested once more under another address. That does not help when a file that it imports has failed.
 * @throws what the import throws when the file cannot be loaded
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    const [address] = ADDRESS.exec(String(cause)) ?? []
    if (!address) throw cause
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Module>
  }
}
