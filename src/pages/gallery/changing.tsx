import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChoiceRow } from '../../components/ChoiceRow'
import { Field } from '../../components/Field'
import { FormCheck } from '../../components/FormCheck'
import { QuantityStepper } from '../../components/QuantityStepper'
import { StarsField } from '../../components/StarsField'

/** What a sample has to remember so that it can be tried. */
export function Choices({ name }: { name: string }) {
  const [chosen, setChosen] = useState('Pickup')
  const row = (label: string, more: { detail?: string; warning?: string } = {}) => (
    <ChoiceRow name={name} label={label} {...more} checked={chosen === label} onChange={() => setChosen(label)} />
  )
  return (
    <>
      {row('Pickup', { detail: 'Ready in about 25 min' })}
      {row('Delivery', { warning: 'We don’t deliver there yet.' })}
    </>
  )
}

export function Offers() {
  const { control } = useForm({ defaultValues: { offers: true } })
  return <FormCheck label="Send me offers" control={control} name="offers" />
}

export function Quantity() {
  const [value, setValue] = useState(1)
  return (
    <QuantityStepper
      {...{ value, min: 1, max: 5, onChange: setValue }}
      {...{ label: 'Quantity', increaseLabel: 'One more', decreaseLabel: 'One less' }}
    />
  )
}

export function Stars() {
  const [stars, setStars] = useState<number | null>(4)
  return <StarsField value={stars} onChange={setStars} />
}

export function Size() {
  const [size, setSize] = useState('m')
  const sizes = [
    ['m', 'Medium'],
    ['l', 'Large'],
  ] as const
  return <Field label="Size" value={size} onChange={({ target }) => setSize(target.value)} options={sizes} />
}
