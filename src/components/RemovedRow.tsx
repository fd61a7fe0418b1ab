import { useEffect, useRef } from 'react'
import { Button, LinkButton } from './Button'
import styles from './RemovedRow.module.css'

type Props = {
  name: string
  /** Null when it cannot be had any more. */
  onUndo: (() => void) | null
  /** Where it can be chosen again when it cannot be put back as it was. */
  path?: string | undefined
  /** True when it was removed a moment ago, here: the focus was in the line that went. */
  takesFocus: boolean
}

/** Stands in the place of a row that was removed. The button is not focused itself: a held Enter would press it. */
export function RemovedRow({ name, onUndo, path, takesFocus }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.focus()
  }, [takesFocus])
  return (
    <div ref={row} tabIndex={-1} className={styles.removed}>
      <p>
        <bdi>{name}</bdi> removed.
      </p>
      {onUndo && (
        <Button aria-label={`Undo ${name}`} onClick={onUndo}>
          Undo
        </Button>
      )}
      {path && <LinkButton to={path}>See the dish</LinkButton>}
    </div>
  )
}
