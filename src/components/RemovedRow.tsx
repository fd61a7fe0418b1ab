import { useEffect, useRef } from 'react'
import { jt, t } from 'ttag'
import { Button, LinkButton } from './Button'
import styles from './RemovedRow.module.css'

type Props = {
  name: string
  /** Null when it is no longer available. */
  onUndo: (() => void) | null
  /** The dish's page, where it can be chosen again when it cannot be restored unchanged. */
  path?: string | undefined
  /** True when it was removed just now, in this tab: the focus was in the removed row. */
  takesFocus: boolean
}

/** Replaces a row that was removed. Takes the focus itself, not on its button: a held Enter would press that. */
export function RemovedRow({ name, onUndo, path, takesFocus }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.focus()
  }, [takesFocus])
  const bdi = <bdi key="name">{name}</bdi>
  return (
    <div ref={row} tabIndex={-1} className={styles.removed}>
      <p>{jt`${bdi} removed.`}</p>
      {onUndo && (
        <Button aria-label={t`Undo ${name}`} onClick={onUndo}>
          {t`Undo`}
        </Button>
      )}
      {path && <LinkButton to={path}>{t`See the dish`}</LinkButton>}
    </div>
  )
}
