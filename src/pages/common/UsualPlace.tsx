import { useLayoutEffect } from 'react'
import { optional } from '../../components/lazy'
import { localStore } from '../../lib/storage'
import { useCustomerId } from '../../stores/auth'
import styles from './UsualPlace.module.css'

const Usual = optional(() => import('./Usual').then((module) => module.Usual))

/**
 * The place of 'Your usual', kept free from the first paint on where the device knows that the customer has ordered
 * (tooling/styles/first-paint), so that nothing moves when it is filled. Elsewhere it is hidden until the next page.
 */
export function UsualPlace() {
  const customerId = useCustomerId()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (customerId && localStore.get('usual')) dataset.usual = ''
    return () => void delete dataset.usual
  }, [customerId])
  return <div className={styles.place}>{customerId && <Usual key={customerId} customerId={customerId} />}</div>
}
