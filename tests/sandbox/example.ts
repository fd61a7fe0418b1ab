/** The file of the example, to copy into a restaurant's folder. */
export const EXAMPLE = 'src/sandbox/seed/tamarind-row/restaurant.json'
