export const HEART = 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20Z'
export const SHARE = 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8'
export const BACK = 'M15 5l-7 7 7 7'
export const CARD = 'M3 6h18v12H3ZM3 10h18M7 14.500h4'
