declare global {
  /** Responses by address, which a script of the page requested before the app's code had loaded. A refusal rejects. */
  var earlyReads: Record<string, Promise<Response>> | undefined
}

/** The response to a read that began before the app's code had loaded, or undefined. Each is used once. */
export function earlyRead(url: string): Promise<Response> | undefined {
  const response = globalThis.earlyReads?.[url]
  delete globalThis.earlyReads?.[url]
  return response
}
