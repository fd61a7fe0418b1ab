import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { MuiTheme } from '../theme/MuiTheme'
import { Icon } from './Icon'
import { useHelp, type FieldProps } from './use-help'

type Props = FieldProps & {
  /** What to choose from, as values and words; an empty value stands for nothing chosen, a blocked one is only shown. */
  options?: readonly (readonly [value: string, words: string, blocked?: 'blocked'])[]
}

const Down = ({ className }: { className?: string }) => (
  <span className={className}>
    <Icon name="down" />
  </span>
)

/**
 * A text field, or a choice that opens the browser's own list. Made of the parts of MUI's TextField, which itself would
 * also bring MUI's list. Pages that the build draws have a `DrawnField` instead.
 */
export function Field({ label, error, hint, quiet, rows, limit, asSent, options, className, ref, ...input }: Props) {
  const { attributes, isWrong, below } = useHelp({ error, hint, quiet, rows, limit, asSent })
  const box = (
    <OutlinedInput
      label={label}
      inputRef={ref}
      // MUI's own text area measures the page at each key.
      inputComponent={rows === undefined ? 'input' : 'textarea'}
      slotProps={{ input: { ...attributes, ...(rows !== undefined && { type: undefined }), ...input } }}
    />
  )
  return (
    <MuiTheme>
      <FormControl fullWidth error={isWrong} disabled={input.disabled ?? false} className={className ?? ''}>
        {/* The theme lays it into a field that is empty: MUI does not see what a form or the browser fills in. */}
        <InputLabel htmlFor={attributes.id} shrink>
          {label}
        </InputLabel>
        {options ? (
          <NativeSelect input={box} IconComponent={Down}>
            {options.map(([value, words, blocked]) => (
              <option key={value} value={value} disabled={blocked !== undefined}>
                {words}
              </option>
            ))}
          </NativeSelect>
        ) : (
          box
        )}
        {below}
      </FormControl>
    </MuiTheme>
  )
}
