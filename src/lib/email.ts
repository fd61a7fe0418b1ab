/** Something, an @, and something with a dot. Whether it can be delivered, only sending shows. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
