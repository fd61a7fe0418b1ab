import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import type { AddCartItem } from '../../api/types'
import { lazyDialog } from '../../components/lazy'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { readCartLink } from '../../lib/cart-link'
import { isInGroupOrder } from '../../lib/group-key'
import { ADD_PARAMETER } from '../../lib/paths'
import { bearerToken, currentSession, useCustomerId } from '../../stores/auth'
import { loginRequired } from '../../stores/login-required'
import { asChosen, lineOf } from '../common/linked-lines'
import { useAdd } from '../common/use-add'
import { addAll } from '../common/usual-order'
import styles from './MenuPage.module.css'

const OrderAgain = lazyDialog(() => import('../common/OrderAgain').then((module) => module.OrderAgain))

const Note = ({ children }: { children: string }) => (
  <p role="status" className={styles.note}>
    {children}
  </p>
)

/** Shows what a link would put in the cart, and adds it once the customer agrees: a guest signs in first. */
export function SharedOrder({ text }: { text: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const currency = useCurrency()
  const isGuest = useCustomerId() === null && !isInGroupOrder()
  const add = useAdd()
  /** Ignores a second tap while the dialog is closing. */
  const isTaken = useRef(false)
  if (currency === undefined) return null
  const linked = readCartLink(text, currency)
  if (linked === 'long') return <Note>{t`This link holds more than an order. Please choose on the menu.`}</Note>
  if (linked === 'damaged') {
    return (
      <Note>{t`This link is damaged, so nothing was added. Please ask for a new one, or choose on the menu.`}</Note>
    )
  }

  /** Takes the dishes out of the address, so that neither a reload nor Back asks for them again. */
  const leave = () => {
    const query = new URLSearchParams(search)
    query.delete(ADD_PARAMETER)
    void navigate({ search: query.toString(), hash }, { replace: true })
  }
  const take = (items: AddCartItem[]) => {
    if (isTaken.current) return
    isTaken.current = true
    leave()
    if (isInGroupOrder()) items.forEach(add)
    else if (bearerToken() || currentSession()) void addAll(client, items)
    else
      loginRequired(
        items,
        items.reduce((sum, { price, qty }) => sum + price * qty, 0),
      )
  }
  return (
    <OrderAgain
      title={t`Add these dishes?`}
      lines={linked.map(lineOf)}
      currency={currency}
      withDish={(line, dish, item) => asChosen(line, linked[Number(line.cartItemId)]!, dish, item)}
      notice={isGuest ? t`You sign in once, then they are in your cart.` : undefined}
      onAdd={take}
      onClose={leave}
    />
  )
}
