import { useState } from 'react'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { readAmount } from '../../lib/amount'
import { locale } from '../../lib/locale'
import { formatMoney } from '../../lib/money'
import parts from './checkout.module.css'
import styles from './TipField.module.css'
import { PLACES } from './missing'
import { isTip, isToConfirm, TIP_PRESETS, type TipChoice } from './tip'

const PERCENT = new Intl.NumberFormat(locale, { style: 'percent' })

type Props = {
  value: TipChoice
  /** What a tip in percent is taken of, in minor units; undefined until the order is priced. */
  base: number | undefined
  currency: string
  onChange: (tip: TipChoice) => void
}

/** The tip: a preset, none, or a custom amount. */
export function TipField({ value, base, currency, onChange }: Props) {
  /** Whether a pointer made the choice. With arrow keys the focus stays on the radio buttons. */
  const [isPointed, setPointed] = useState(false)
  /** Whether a custom tip is still to be typed: an empty field is not wrong before it has been left. */
  const [isFresh, setFresh] = useState(false)
  const choices: [string, TipChoice][] = [
    ...TIP_PRESETS.map((percent): [string, TipChoice] => [PERCENT.format(percent / 100), { kind: 'percent', percent }]),
    [t`No tip`, { kind: 'none' }],
    [t`Custom tip`, { kind: 'custom', text: '', amount: null }],
  ]
  const isChosen = (choice: TipChoice) =>
    choice.kind === value.kind &&
    !(choice.kind === 'percent' && value.kind === 'percent' && choice.percent !== value.percent)
  const amountOf = (choice: TipChoice) =>
    choice.kind === 'percent' && base !== undefined
      ? formatMoney(Math.round((base * choice.percent) / 100), currency)
      : undefined
  return (
    <fieldset id={PLACES.tip} className={parts.block}>
      <legend>{t`Tip the kitchen`}</legend>
      <div className={styles.tips}>
        {choices.map(([label, choice]) => (
          <label key={label} className={`chosen ${styles.tip}`}>
            <input
              type="radio"
              name="tip"
              checked={isChosen(choice)}
              aria-label={label}
              aria-describedby={amountOf(choice) && `tip-${label}`}
              onChange={({ nativeEvent }) => {
                setPointed(nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
                setFresh(true)
                onChange(choice)
              }}
            />
            <span>
              {label}
              {amountOf(choice) && (
                <small id={`tip-${label}`} className={styles.tipAmount}>
                  {amountOf(choice)}
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
      {value.kind === 'custom' && (
        <div className={styles.custom}>
          <Field
            label={t`Amount`}
            inputMode="decimal"
            autoFocus={isPointed}
            value={value.text}
            error={
              !isTip(value) && (value.text || !isFresh)
                ? t`Please enter an amount, for example ${formatMoney(350, currency)}.`
                : undefined
            }
            onBlur={() => setFresh(false)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) =>
              onChange({ kind: 'custom', text: target.value, amount: readAmount(target.value, currency) })
            }
          />
          {isToConfirm(value, base) && (
            <div role="status" className={parts.notice}>
              <p>{t`Is a tip of ${formatMoney(value.amount ?? 0, currency)} right? It is more than the dishes cost.`}</p>
              <Button onClick={() => onChange({ ...value, isConfirmed: true })}>{t`Yes, it is right`}</Button>
            </div>
          )}
        </div>
      )}
    </fieldset>
  )
}
