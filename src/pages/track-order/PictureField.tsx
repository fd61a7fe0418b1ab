import { useId, useState } from 'react'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { PictureError, scalePicture } from '../../lib/scale-picture'
import styles from './Issue.module.css'

const MAX_BYTES = 2_000_000

type Props = {
  /** A data URL, or null. */
  value: string | null
  error: string | undefined
  onChange: (picture: string | null) => void
}

/** Takes a picture from the camera or the files, and scales it down before it is sent. */
export function PictureField({ value, error, onChange }: Props) {
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setRefused(undefined)
    try {
      onChange(await scalePicture(file, MAX_BYTES))
    } catch (cause) {
      if (!(cause instanceof PictureError)) throw cause
      const isLarge = cause.reason === 'too large'
      setRefused(isLarge ? t`This picture is too large.` : t`We cannot read this file as a picture.`)
    }
  }
  return (
    <div className={styles.picture}>
      <label htmlFor={id}>{t`Picture (optional)`}</label>
      {value ? (
        <div className={styles.preview}>
          <img src={value} alt={t`Your picture`} />
          <Button onClick={() => onChange(null)}>{t`Remove picture`}</Button>
        </div>
      ) : (
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-error`}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      )}
      <p id={`${id}-error`} className={styles.wrong} aria-live="polite">
        {refused ?? error}
      </p>
    </div>
  )
}
