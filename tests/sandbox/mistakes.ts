/** The mistakes that reading a file reports, without the file's path; empty if it is read. */
export function mistakesOf(path: string, read: () => unknown): string[] {
  try {
    read()
  } catch (cause) {
    const [, ...lines] = (cause as Error).message.replaceAll(`${path}:`, '').split('\n')
    return lines.map((line) => line.trim())
  }
  return []
}
