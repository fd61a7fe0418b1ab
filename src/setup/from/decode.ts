/** The old code page of a language's Excel and PDFs, for files that are not UTF-8. */
const CODE_PAGES: Record<string, string> = { ar: 'windows-1256', tr: 'windows-1254' }

/** The text of a file in UTF-8, UTF-16 or the old code page of the shop's language. */
export function decode(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(CODE_PAGES[language] ?? 'windows-1252').decode(bytes)
  }
}
