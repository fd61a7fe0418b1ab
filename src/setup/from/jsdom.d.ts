/** What `--from` uses of jsdom, which has no types of its own. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { includeNodeLocations?: boolean; virtualConsole?: VirtualConsole })
    window: { document: Document; close(): void }
    nodeLocation(node: Node): { startLine: number } | null | undefined
  }
}
