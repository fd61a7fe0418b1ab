import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './errors'

/**
 * Puts what the host finds wrong at its fields, the first of them with the focus.
 * @param pointers Where in the request the host points to (JSON pointer) for each field of the form.
 * @returns Whether the host pointed to any.
 */
export function setFieldErrors<Fields extends FieldValues>(
  cause: unknown,
  pointers: Partial<Record<Path<Fields>, string>>,
  setError: UseFormSetError<Fields>,
): boolean {
  const said = cause instanceof ApiError ? cause.fields : {}
  const wrong = Object.entries<string | undefined>(pointers).flatMap(([name, pointer]) => {
    const message = pointer && said[pointer]
    return message ? [{ name: name as Path<Fields>, message }] : []
  })
  wrong.forEach(({ name, message }, index) => setError(name, { message }, { shouldFocus: index === 0 }))
  return wrong.length > 0
}
