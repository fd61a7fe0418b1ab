/** The address of a picture if it is allowed: http(s), relative to the page, or a `data:image/` URL. Otherwise null. */
export function pictureUrl(address: string | null): string | null {
  if (!address) return null
  try {
    return /^(https?:|data:image\/)/i.test(new URL(address, 'https://same.origin').href) ? address : null
  } catch {
    return null
  }
}
