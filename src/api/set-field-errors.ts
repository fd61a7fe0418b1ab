import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './errors'

/**
 * Shows the API's messages at the form fields they belong to, and focuses the first of these fields.
 * @param pointers For each form field, the JSON pointer by which the API refers to it.
 * @returns Whether the API reported any of these fields.
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
