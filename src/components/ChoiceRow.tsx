import styles from './ChoiceRow.module.css'

type Props = {
  /** The name of its radio group. */
  name: string
  label: string
  detail?: string | undefined
  warning?: string | undefined
  checked: boolean
  onChange: () => void
}

/** One of several options, with an optional explanation. The radio's accessible name is the label alone. */
export function ChoiceRow({ name, label, detail, warning, checked, onChange }: Props) {
  return (
    <label className={styles.row}>
      <input type="radio" name={name} aria-label={label} checked={checked} onChange={onChange} />
      <strong>
        <bdi>{label}</bdi>
      </strong>
      {detail && (
        <small>
          <bdi>{detail}</bdi>
        </small>
      )}
      {warning && <small className={styles.warning}>{warning}</small>}
    </label>
  )
}
