/** The address of a picture if it is one that may be asked for: http(s), relative to our own, or the picture itself. */
export function pictureUrl(address: string | null): string | null {
  if (!address) return null
  try {
    return /^(https?:|data:image\/)/i.test(new URL(address, 'https://same.origin').href) ? address : null
  } catch {
    return null
  }
}
