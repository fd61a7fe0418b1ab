import { useState, type SubmitEvent } from 'react'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { LIMITS } from '../../api/limits.gen'
import type { IssueRequest, Order } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { groupedLines, spreadOver } from '../../features/orders/grouped-lines'
import { keysOf } from '../../lib/keys-of'
import { typedText } from '../../lib/typed'
import styles from './Issue.module.css'
import { PictureField } from './PictureField'
import { ReportDish } from './ReportDish'
import { MuiTheme } from '../../theme/MuiTheme'

type Dish = IssueRequest['dishes'][number]
type Props = Pick<Order, 'lines'> & {
  busy: boolean
  error: Error | null
  onSend: (report: IssueRequest) => void
  onClose: () => void
}

/** Asks which dishes were wrong, and how. What is entered stays when sending fails. */
export function ReportForm({ lines, busy, error, onSend, onClose }: Props) {
  const [dishes, setDishes] = useState<Dish[]>([])
  const [comment, setComment] = useState('')
  const [picture, setPicture] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const fields = error instanceof ApiError ? error.fields : {}
  const drawn = groupedLines(lines)
  const keys = keysOf(drawn.map(({ cartItemId }) => cartItemId))
  const isMissing = isTried && dishes.length === 0
  const change = (cartItemId: string, dish: Dish | null) =>
    setDishes((all) => {
      const chosen = new Map(all.map((one) => [one.cartItemId, one]))
      if (dish) chosen.set(cartItemId, dish)
      else chosen.delete(cartItemId)
      return drawn.flatMap((line) => chosen.get(line.cartItemId) ?? [])
    })
  const reported = dishes.flatMap(({ cartItemId, quantity, reason }) => {
    const line = drawn.find((one) => one.cartItemId === cartItemId)
    return line ? spreadOver(line, quantity).map((part) => ({ ...part, reason })) : []
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (dishes.length > 0 && !busy) onSend({ dishes: reported, comment: typedText(comment) || null, picture })
  }
  return (
    <MuiTheme>
      <form className={styles.form} noValidate onSubmit={ifFits(submit)}>
        <fieldset className={styles.dishes} aria-describedby="report-dishes">
          <legend>{t`Which dishes?`}</legend>
          {drawn.map((line, at) => (
            <ReportDish
              key={keys[at]}
              line={line}
              value={dishes.find(({ cartItemId }) => cartItemId === line.cartItemId) ?? null}
              onChange={(dish) => change(line.cartItemId, dish)}
            />
          ))}
          <p id="report-dishes" className={styles.wrong} role={isMissing ? 'alert' : undefined}>
            {isMissing ? t`Please choose at least one dish.` : fields['/dishes']}
          </p>
        </fieldset>
        <Field
          label={t`What should we know? (optional)`}
          rows={2}
          value={comment}
          error={fields['/comment']}
          limit={LIMITS.IssueRequest.comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <PictureField value={picture} error={fields['/picture']} onChange={setPicture} />
        <ErrorMessage>{error?.message}</ErrorMessage>
        <div className={styles.buttons}>
          <Button type="submit" variant="contained" loading={busy}>
            {t`Send report`}
          </Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
        </div>
      </form>
    </MuiTheme>
  )
}
