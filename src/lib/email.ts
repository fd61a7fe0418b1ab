/** Something, an @, and something with a dot. Only sending shows whether mail can be delivered. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
