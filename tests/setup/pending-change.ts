import { changeKey, type Cart } from '../../src/features/cart/cart'
import type { CartChange } from '../../src/features/cart/lines'

/** The customer makes a change, which stays pending. */
export function makePending({ client, customerId }: Cart, ...changes: CartChange[]) {
  for (const change of changes) {
    const mutation = client.getMutationCache().build<boolean, Error, CartChange, undefined>(client, {
      mutationKey: [...changeKey(customerId), change.kind],
      mutationFn: () => new Promise(() => {}),
    })
    void mutation.execute(change)
  }
}

/** Resolves when no change of a cart is pending: every one has arrived or failed. */
export const settled = ({ client, changes }: Pick<Cart, 'client' | 'changes'>) =>
  new Promise<void>((resolve) => {
    const look = () => changes().length === 0 && (stop(), resolve())
    const stop = client.getMutationCache().subscribe(look)
    look()
  })
