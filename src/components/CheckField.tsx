import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { ComponentProps, ReactNode } from 'react'
import { MuiTheme } from '../theme/MuiTheme'

type Own = { label: ReactNode; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'children'>

const fieldOf = (Control: typeof Checkbox | typeof Switch) =>
  function OnOrOff({ label, checked, disabled = false, onChange, ...attributes }: Props) {
    return (
      <MuiTheme>
        <FormControlLabel
          label={label}
          control={
            <Control
              checked={checked}
              disabled={disabled}
              onChange={(_event, isChecked) => onChange(isChecked)}
              slotProps={{ input: attributes }}
            />
          }
        />
      </MuiTheme>
    )
  }

/** A checkbox with its words. */
export const CheckField = fieldOf(Checkbox)

/** A switch with its words, for what is done at once. */
export const SwitchField = fieldOf(Switch)
