import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { pieceBegun, pieceDone } from '../lib/take-over'

type Props = { children: ReactNode; fallback?: ReactNode }

/** Returns a function that calls `act` the first time only. */
function once(act: () => void) {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

function Done({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone])
  return null
}

/** A part of a prerendered page that React hydrates on its own, sooner when it is tapped. */
export function Piece({ children, fallback }: Props) {
  const [done] = useState(() => once(pieceDone))
  useEffect(() => {
    pieceBegun()
    return done
  }, [done])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Done onDone={done} />
    </Suspense>
  )
}
