/** The longest wait for hydration, in ms. */
const LIMIT = 5000

/** The pieces of the page that are not hydrated yet. */
const open = new Set<object>()
let isBegun = false
let end: () => void

/** Resolves once React has hydrated the whole page: until then the data it was prerendered from must not change. */
export const takenOver = new Promise<void>((resolve) => (end = resolve))

const check = () => void (isBegun && open.size === 0 && end())

export const pieceBegun = (piece: object) => void open.add(piece)
export function pieceDone(piece: object) {
  open.delete(piece)
  check()
}

/** The frame of the page is hydrated. */
export function frameDone() {
  isBegun = true
  setTimeout(end, LIMIT)
  check()
}
