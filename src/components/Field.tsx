import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { MuiTheme } from '../theme/MuiTheme'

type Props = Omit<OutlinedInputProps, 'label' | 'error' | 'id'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** True for an error that a toast announces. */
  quiet?: boolean
}

/** A text field with its label, and an error or a hint below it. */
export function Field({ label, error, hint, quiet = false, inputMode, inputProps, ...rest }: Props) {
  const id = useId()
  const helpId = `${id}-help`
  const help = error ?? hint
  return (
    <MuiTheme>
      <FormControl fullWidth error={error !== undefined}>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          label={label}
          inputProps={{
            ...inputProps,
            inputMode,
            'aria-invalid': error !== undefined,
            ...(help && { 'aria-describedby': helpId }),
          }}
          {...rest}
        />
        <div aria-live={quiet ? 'off' : 'polite'}>{help && <FormHelperText id={helpId}>{help}</FormHelperText>}</div>
      </FormControl>
    </MuiTheme>
  )
}
