import { dialled, isPlain } from '../lib/tel'
import { usePhones } from './use-phones'

/**
 * The `tel:` URL of the restaurant's phone number. A number that has to be looked up is dialled as written until the
 * phone library has loaded.
 * @param country its ISO country code, for a number without a country code
 */
export function useTelUrl(phone = '', country?: string): string {
  const phones = usePhones(isPlain(phone) ? '' : phone)
  return phones?.telUrl(phone, country) ?? dialled(phone)
}
