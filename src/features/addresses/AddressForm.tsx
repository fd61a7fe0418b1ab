import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { setFieldErrors } from '../../api/set-field-errors'
import type { Address } from '../../api/types'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import {
  addressFields,
  addressRequest,
  FIELDS,
  typedFields,
  type AddressField,
  type AddressFields,
} from './address-fields'
import styles from './AddressForm.module.css'
import { useSaveAddress } from './use-addresses'

type Props = {
  customerId: string
  /** ISO code: the restaurant's. */
  country: string
  /** The one to change; without it a new one is typed. */
  address?: Address | undefined
  /** What had been typed of a new one, and what to do whenever more is typed. */
  typed?: Record<string, string> | null
  onTyped?: ((typed: AddressFields) => void) | undefined
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
  /** Whether it was asked for by a button: a choice that brings it along keeps the focus. */
  autoFocus?: boolean
}

const LABELS: Record<AddressField, [label: string, autoComplete: string, missing?: string]> = {
  line1: ['Street and number', 'address-line1', 'Please enter the street and number.'],
  line2: ['Apartment, floor (optional)', 'address-line2'],
  city: ['City', 'address-level2', 'Please enter the city.'],
  region: ['State', 'address-level1', 'Please enter the state.'],
  postalCode: ['ZIP code', 'postal-code', 'Please enter the ZIP code.'],
}

const POINTERS = Object.fromEntries(FIELDS.map((name) => [name, `/address/${name}`]))

/** A new address, or one to change. What the host finds wrong stands at its field. */
export function AddressForm({
  customerId,
  country,
  address,
  typed,
  onTyped,
  onSaved,
  onCancel,
  autoFocus = true,
}: Props) {
  const save = useSaveAddress(customerId)
  const { register, handleSubmit, setError, formState, subscribe } = useForm<AddressFields>({
    mode: 'onTouched',
    defaultValues: address ? addressFields(address) : typedFields(typed ?? {}),
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name, values }) => name && onTyped?.(values) }),
    [subscribe, onTyped],
  )
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    try {
      const request = addressRequest(fields, country)
      // TanStack calls back only while this form is there: who has gone on to another address is not led back.
      await save.mutateAsync({ id: address?.id, request }, { onSuccess: onSaved })
    } catch (cause) {
      if (!setFieldErrors(cause, POINTERS, setError)) setError('root', { message: (cause as Error).message })
    }
  })
  const field = (name: AddressField) => {
    const [label, autoComplete, missing] = LABELS[name]
    const { ref, ...rest } = register(name, {
      setValueAs: (value: string) => value.trim(),
      ...(missing && { required: missing }),
    })
    return { label, autoComplete, error: errors[name]?.message, inputRef: ref, ...rest }
  }
  const { ref: labelRef, ...label } = register('label', { setValueAs: (value: string) => value.trim() })
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={address ? `Edit ${address.label}` : 'New address'}
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
    >
      <Field {...field('line1')} autoFocus={autoFocus} />
      <Field {...field('line2')} />
      <div className={styles.row}>
        <Field {...field('city')} />
        <Field {...field('region')} />
        <Field {...field('postalCode')} inputMode="numeric" />
      </div>
      <Field
        label="Name of the address (optional)"
        hint="For example Home or Work."
        inputProps={{ maxLength: 40 }}
        inputRef={labelRef}
        {...label}
      />
      {errors.root && <p role="alert">{errors.root.message}</p>}
      <div className={styles.actions}>
        {/* The field keeps the focus while it is pressed: what it says when it is left would move the button away. */}
        <Button type="submit" variant="outlined" loading={isSubmitting} onMouseDown={(event) => event.preventDefault()}>
          Save address
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
