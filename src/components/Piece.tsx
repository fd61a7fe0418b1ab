import { Activity, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { pieceBegun, pieceDone } from '../lib/take-over'

/** The last child of a piece: hydrated once all of it is. */
function Done({ of }: { of: object }) {
  useEffect(() => pieceDone(of), [of])
  return null
}

/** Counts a piece from the frame's hydration to its own. In a layout effect, which is before any `Done`. */
function useDone() {
  const [piece] = useState(() => ({}))
  useLayoutEffect(() => {
    pieceBegun(piece)
    return () => pieceDone(piece)
  }, [piece])
  return <Done of={piece} />
}

/** A part of a prerendered page that React hydrates on its own, sooner when it is tapped. */
export const Piece = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => (
  <Suspense fallback={fallback}>
    {children}
    {useDone()}
  </Suspense>
)

/** A piece that is hidden as it is, without effects and subscriptions, and shown again at once. */
export const KeptPiece = ({ children, isShown }: { children: ReactNode; isShown: boolean }) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    {children}
    {useDone()}
  </Activity>
)
