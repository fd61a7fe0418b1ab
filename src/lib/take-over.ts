/** The longest wait for hydration, in ms. */
const LIMIT = 5000

/** How many pieces of the page are not hydrated yet. */
let open = 0
let isBegun = false
let end: () => void

/** Resolves once React has hydrated the whole page: until then the data it was prerendered from must not change. */
export const takenOver = new Promise<void>((resolve) => (end = resolve))

const check = () => void (isBegun && open === 0 && end())

export const pieceBegun = () => void (open += 1)
export function pieceDone() {
  open -= 1
  check()
}

/** The frame of the page is hydrated. */
export function frameDone() {
  isBegun = true
  setTimeout(end, LIMIT)
  check()
}
