import type { Payment } from '../../api/types'

/** Nothing is left for the customer to do: it is paid, or will be at the restaurant. */
export const isSettled = ({ status, method }: Payment) =>
  status === 'PAID' || (method === 'AT_RESTAURANT' && status === 'PENDING')
