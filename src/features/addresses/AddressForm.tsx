import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { setFieldErrors } from '../../api/set-field-errors'
import type { Address } from '../../api/types'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { useKeptValues, useValuesBefore } from '../../lib/use-kept-values'
import { ifFits } from '../../components/if-fits'
import { typedLine } from '../../lib/typed'
import {
  addressFields,
  addressRequest,
  FIELDS,
  regionalFields,
  typedFields,
  type AddressField,
  type AddressFields,
} from './address-fields'
import styles from './AddressForm.module.css'
import { useSaveAddress } from './use-addresses'

type Props = {
  customerId: string
  /** The restaurant's country, as an ISO code. */
  country: string
  /** The address to change; without it the form is for a new one. */
  address?: Address | undefined
  /** The restored draft of a new address, and a callback for every change of it. */
  typed?: Record<string, string> | null
  onTyped?: ((typed: AddressFields) => void) | undefined
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
  /** True when a button opened the form. When a radio button did, the focus stays there. */
  autoFocus?: boolean
}

const TEXTS = {
  line1: { label: t`Street and number`, missing: t`Please enter the street and number.` },
  line2: { label: t`Apartment, floor (optional)` },
  city: { label: t`City`, missing: t`Please enter the city.` },
}
const AUTO_COMPLETE: Record<AddressField, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
}

const POINTERS = Object.fromEntries(FIELDS.map((name) => [name, `/address/${name}`]))

/** Adds or changes an address. The API's field errors are shown at their fields. */
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
  const name = `address ${customerId} ${address?.id ?? ''}`
  const { register, handleSubmit, setError, formState, subscribe, getValues } = useForm<AddressFields>({
    mode: 'onTouched',
    defaultValues: useValuesBefore(name, address ? addressFields(address) : typedFields(typed ?? {})),
  })
  useKeptValues(name, getValues)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name, values }) => name && onTyped?.(values) }),
    [subscribe, onTyped],
  )
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    try {
      const request = addressRequest(fields, country)
      // TanStack calls back only while this form is mounted, so a customer who moved on is not taken back.
      await save.mutateAsync({ id: address?.id, request }, { onSuccess: onSaved })
    } catch (cause) {
      if (!setFieldErrors(cause, POINTERS, setError)) setError('root', { message: (cause as Error).message })
    }
  })
  const { inputMode, ...regional } = regionalFields(country)
  const field = (name: AddressField) => {
    const { label, missing }: { label: string; missing?: string } = { ...TEXTS, ...regional }[name]
    const registered = register(name, {
      setValueAs: typedLine,
      ...(missing && { required: missing }),
    })
    return { label, autoComplete: AUTO_COMPLETE[name], error: errors[name]?.message, ...registered }
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={address ? t`Edit ${address.label}` : t`New address`}
      onSubmit={ifFits((event) => void (isSubmitting ? event.preventDefault() : submit(event)))}
    >
      <Field {...field('line1')} autoFocus={autoFocus} />
      <Field {...field('line2')} />
      <div className={styles.row}>
        <Field {...field('city')} />
        <Field {...field('region')} />
        <Field {...field('postalCode')} inputMode={inputMode} />
      </div>
      <Field
        label={t`Name of the address (optional)`}
        hint={t`For example Home or Work.`}
        limit={LIMITS.AddressRequest.label}
        {...register('label', { setValueAs: typedLine })}
      />
      {errors.root && <p role="alert">{errors.root.message}</p>}
      <div className={styles.actions}>
        {/* Keep the focus in the field during the press: an error shown on blur would move the button away. */}
        <Button type="submit" variant="outlined" loading={isSubmitting} onMouseDown={(event) => event.preventDefault()}>
          {t`Save address`}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t`Cancel`}</Button>}
      </div>
    </form>
  )
}
