/** The `tel:` URL of a phone number in any notation. */
export const telUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
