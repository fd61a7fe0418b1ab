import { Refusal } from '../../refusal'

/** @throws Refusal 400 */
export function requireKey({ headers }: { headers: Headers }): string {
  const key = headers.get('idempotency-key')
  if (key && key.length >= 8) return key
  throw new Refusal(400, 'BAD_REQUEST', 'The header Idempotency-Key is missing or too short.')
}
