declare global {
  /** Responses by address, which a script of the page requested before the app's code had loaded. Refused ones reject. */
  var earlyReads: Record<string, Promise<Response>> | undefined
}

/** The response to a read that began before the app's code had loaded, or undefined. Each serves once. */
export function earlyRead(url: string): Promise<Response> | undefined {
  const response = globalThis.earlyReads?.[url]
  delete globalThis.earlyReads?.[url]
  return response
}
