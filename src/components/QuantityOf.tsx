import type { ComponentProps } from 'react'
import { t } from 'ttag'
import { QuantityStepper } from './QuantityStepper'

type Props = { name: string } & Pick<ComponentProps<typeof QuantityStepper>, 'value' | 'max' | 'onChange'>

/** A quantity stepper for something with a name. Zero removes it. */
export const QuantityOf = ({ name, ...rest }: Props) => (
  <QuantityStepper
    label={t`Quantity of ${name}`}
    increaseLabel={t`Increase quantity of ${name}`}
    decreaseLabel={t`Decrease quantity of ${name}`}
    min={0}
    {...rest}
  />
)
