import { expect, it } from 'vitest'
import { addressText } from './address'

it.each([
  ['IT', 'Via Lecco 4', null, '20154', 'Milano', '', 'Via Lecco 4, 20154 Milano'],
  ['DE', 'Torstraße 1', '3. Stock', '10119', 'Berlin', '', 'Torstraße 1, 3. Stock, 10119 Berlin'],
  ['US', '5 Ludlow Street', null, '10002', 'New York', 'NY', '5 Ludlow Street, New York, NY 10002'],
  ['GB', '1 Old Street', '', 'EC1V 9HL', 'London', '', '1 Old Street, London, EC1V 9HL'],
  ['BR', 'Rua Augusta 9', null, '01305-000', 'São Paulo', 'SP', 'Rua Augusta 9, São Paulo, SP 01305-000'],
  ['ES', 'Calle Mayor 1', null, '28013', 'Madrid', 'Madrid', 'Calle Mayor 1, 28013 Madrid, Madrid'],
  ['HU', 'Fő utca 1', null, '1011', 'Budapest', '', 'Budapest, Fő utca 1, 1011'],
  ['JP', '1-1-1 Ginza', null, '104-0061', 'Chuo', 'Tokyo', '104-0061, Tokyo, Chuo, 1-1-1 Ginza'],
  ['QA', 'Street 850', null, '', 'Doha', '', 'Street 850, Doha'],
])('an address in %s is written as there', (country, line1, line2, postalCode, city, region, text) =>
  expect(addressText({ line1, line2, city, region, postalCode, country })).toBe(text),
)
