/** A page that is not taken over in this time, in ms, will not be any more. */
const LIMIT = 5000

/** Pieces of the page that are drawn and not taken over yet. */
let open = 0
let isBegun = false
let end: () => void

/** Resolves once React has taken over all of the page: until then nothing it was drawn from may change. */
export const takenOver = new Promise<void>((resolve) => (end = resolve))

const check = () => void (isBegun && open === 0 && end())

export const pieceBegun = () => void (open += 1)
export function pieceDone() {
  open -= 1
  check()
}

/** The frame of the page is taken over. */
export function frameDone() {
  isBegun = true
  setTimeout(end, LIMIT)
  check()
}
