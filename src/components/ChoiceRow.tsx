import Radio from '@mui/material/Radio'
import { MuiTheme } from '../theme/MuiTheme'
import { Dotted } from './Dotted'
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
    <MuiTheme>
      <label className={styles.row}>
        <Radio name={name} checked={checked} onChange={onChange} slotProps={{ input: { 'aria-label': label } }} />
        <strong>
          <bdi>{label}</bdi>
        </strong>
        {detail && (
          <small>
            <bdi>
              <Dotted>{detail}</Dotted>
            </bdi>
          </small>
        )}
        {warning && <small className={styles.warning}>{warning}</small>}
      </label>
    </MuiTheme>
  )
}
