import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { setFieldErrors } from '../../api/set-field-errors'
import type { Address } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { Skeleton } from '../../components/Skeleton'
import type { AddressRules } from '../../lib/address-rules'
import { useKeptValues, useValuesBefore } from '../../lib/use-kept-values'
import { typedLine } from '../../lib/typed'
import {
  addressFields,
  addressRequest,
  fieldRows,
  typedFields,
  withRegion,
  type AddressFields,
  type FormField,
} from './address-fields'
import styles from './AddressForm.module.css'
import { useAddressRules } from './use-address-rules'
import { useSaveAddress } from './use-addresses'
import { MuiTheme } from '../../theme/MuiTheme'

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
  /** Saving is what its page is for. */
  isMain?: boolean
}

/** Adds or changes an address: the restaurant's country, or that of the address, says what it has. */
export function AddressForm({ country, ...props }: Props) {
  const where = props.address?.address.country || country
  const rules = useAddressRules(where)
  return rules ? <Fields {...props} country={where} rules={rules} /> : <Skeleton height="360px" />
}

/** The API's field errors are shown at their fields. */
function Fields({
  customerId,
  country,
  rules,
  address,
  typed,
  onTyped,
  onSaved,
  onCancel,
  autoFocus = true,
  isMain = false,
}: Props & { rules: AddressRules }) {
  const save = useSaveAddress(customerId)
  const name = `address ${customerId} ${address?.id ?? ''}`
  const initial = withRegion(address ? addressFields(address) : typedFields(typed ?? {}), rules)
  const { register, handleSubmit, setError, formState, subscribe, getValues } = useForm<AddressFields>({
    mode: 'onTouched',
    defaultValues: useValuesBefore(name, initial),
  })
  useKeptValues(name, getValues)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name, values }) => name && onTyped?.(values) }),
    [subscribe, onTyped],
  )
  const { errors, isSubmitting } = formState
  const rows = fieldRows(rules, initial)
  const pointers = Object.fromEntries(rows.flat().map(({ name }) => [name, `/address/${name}`]))
  const submit = handleSubmit(async (fields) => {
    try {
      const request = addressRequest(fields, country)
      // TanStack calls back only while this form is mounted, so a customer who moved on is not taken back.
      await save.mutateAsync({ id: address?.id, request }, { onSuccess: onSaved })
    } catch (cause) {
      if (!setFieldErrors(cause, pointers, setError)) setError('root', { message: (cause as Error).message })
    }
  })
  const first = rows[0]![0]!.name
  const shown = ({ name, missing, mistake, ...field }: FormField) => (
    <Field
      key={name}
      {...field}
      error={errors[name]?.message}
      autoFocus={autoFocus && name === first}
      {...register(name, {
        setValueAs: typedLine,
        ...(missing && { required: missing }),
        ...(mistake && { validate: mistake }),
      })}
    />
  )
  return (
    <MuiTheme>
      <form
        className={styles.form}
        noValidate
        aria-label={address ? t`Edit ${address.label}` : t`New address`}
        onSubmit={ifFits((event) => void (isSubmitting ? event.preventDefault() : submit(event)))}
      >
        {rows.map((row) =>
          row.length === 1 ? (
            shown(row[0]!)
          ) : (
            <div key={row[0]!.name} className={styles.row}>
              {row.map(shown)}
            </div>
          ),
        )}
        <Field
          label={t`Name of the address (optional)`}
          hint={t`For example Home or Work.`}
          limit={LIMITS.AddressRequest.label}
          {...register('label', { setValueAs: typedLine })}
        />
        <ErrorMessage>{errors.root?.message}</ErrorMessage>
        <div className={`${styles.actions} ${isMain ? styles.main : ''}`}>
          {/* Keep the focus in the field during the press: an error shown on blur would move the button away. */}
          <Button
            type="submit"
            variant={isMain ? 'contained' : 'outlined'}
            size={isMain ? 'large' : 'medium'}
            loading={isSubmitting}
            onMouseDown={(event) => event.preventDefault()}
          >
            {t`Save address`}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t`Cancel`}</Button>}
        </div>
      </form>
    </MuiTheme>
  )
}
