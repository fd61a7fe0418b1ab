import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { memo, useId } from 'react'
import { shallow } from 'zustand/shallow'
import { MuiTheme } from '../theme/MuiTheme'

type Props = Omit<OutlinedInputProps, 'label' | 'error' | 'id' | 'multiline' | 'minRows' | 'maxRows' | 'rows'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** True for an error that a toast announces. */
  quiet?: boolean
  /** For text of several lines: the least number of lines shown. */
  rows?: number
}

/** Grows with its text by CSS: MUI's own text area measures the page when it is mounted, and at each key. */
const textArea = (rows: number) => {
  const style = { fieldSizing: 'content', minBlockSize: `${rows}lh` } as const
  return { multiline: true, inputComponent: 'textarea' as const, attributes: { rows, style, type: undefined } }
}

/** Whether a field looks and behaves the same: a form makes a new ref for the same input whenever it renders. */
const isSame = (
  { inputRef: _ref, inputProps: attributes, ...before }: Props,
  { inputRef: _newRef, inputProps: newAttributes, ...after }: Props,
) => shallow(attributes, newAttributes) && shallow(before, after)

/** A text field with its label, and an error or a hint below it. It renders again only when it differs. */
export const Field = memo(function Field({
  label,
  error,
  hint,
  quiet = false,
  rows,
  inputMode,
  inputProps,
  ...rest
}: Props) {
  const id = useId()
  const helpId = `${id}-help`
  const help = error ?? hint
  const { attributes, ...several } = rows === undefined ? {} : textArea(rows)
  return (
    <MuiTheme>
      <FormControl fullWidth error={error !== undefined}>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          label={label}
          inputProps={{
            ...inputProps,
            ...attributes,
            inputMode,
            'aria-invalid': error !== undefined,
            ...(help && { 'aria-describedby': helpId }),
          }}
          {...several}
          {...rest}
        />
        <div aria-live={quiet ? 'off' : 'polite'}>{help && <FormHelperText id={helpId}>{help}</FormHelperText>}</div>
      </FormControl>
    </MuiTheme>
  )
}, isSame)
