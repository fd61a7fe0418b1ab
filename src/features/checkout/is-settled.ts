import type { Payment } from '../../api/types'

/** Whether the customer has nothing left to do: the order is paid, or will be paid at the restaurant. */
export const isSettled = ({ status, method }: Payment) =>
  status === 'PAID' || (method === 'AT_RESTAURANT' && status === 'PENDING')
