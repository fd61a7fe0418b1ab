import { useController, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { CheckField } from './CheckField'

/** A checkbox of a form. MUI draws the value it is given, and does not see one that the form writes into the element. */
export function FormCheck<Fields extends FieldValues>({
  label,
  ...controller
}: UseControllerProps<Fields> & { label: string }) {
  const { value, ...field } = useController(controller).field
  return <CheckField label={label} checked={Boolean(value)} {...field} />
}
