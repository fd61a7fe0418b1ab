/** The address that calls a number as it is written. */
export const telUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
