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
