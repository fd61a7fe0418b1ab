import { getCountries } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { addressText, writeAddress } from './address'
import { isPostalCode, partsOf, regionOf, regionsIn } from './address-rules'
import { addressRules } from './all-address-rules'

/** As the post of each country asks for it, in one line. */
it.each([
  ['US', '5 Ludlow Street', null, '10002', 'New York', 'NY', '5 Ludlow Street, New York, NY 10002'],
  ['CA', '111 Wellington St', '', 'K1A 0A9', 'Ottawa', 'ON', '111 Wellington St, Ottawa ON K1A 0A9'],
  ['AU', '1 Martin Place', null, '2000', 'Sydney', 'NSW', '1 Martin Place, Sydney NSW 2000'],
  ['GB', '1 Old Street', '', 'EC1V 9HL', 'London', '', '1 Old Street, London, EC1V 9HL'],
  [
    'IE',
    '12 Main Street',
    null,
    'A94 T2X5',
    'Blackrock',
    'Co. Dublin',
    '12 Main Street, Blackrock, Co. Dublin, A94 T2X5',
  ],
  ['DE', 'Torstraße 1', '3. Stock', '10119', 'Berlin', '', 'Torstraße 1, 3. Stock, 10119 Berlin'],
  ['AT', 'Neubaugasse 8/12', null, '1070', 'Wien', '', 'Neubaugasse 8/12, 1070 Wien'],
  ['CH', 'Bahnhofstrasse 1', null, '8001', 'Zürich', '', 'Bahnhofstrasse 1, 8001 Zürich'],
  ['FR', '12 rue de Rivoli', null, '75004', 'Paris', '', '12 rue de Rivoli, 75004 Paris'],
  ['IT', 'Via Lecco 4', null, '20124', 'Milano', 'MI', 'Via Lecco 4, 20124 Milano MI'],
  ['ES', 'Calle Mayor 1', '2.º B', '28013', 'Madrid', 'Madrid', 'Calle Mayor 1, 2.º B, 28013 Madrid Madrid'],
  ['NL', 'Damrak 1', null, '1012 LG', 'Amsterdam', '', 'Damrak 1, 1012 LG Amsterdam'],
  ['SE', 'Drottninggatan 1', null, '111 51', 'Stockholm', '', 'Drottninggatan 1, 111 51 Stockholm'],
  ['HU', 'Fő utca 1', null, '1011', 'Budapest', '', 'Budapest, Fő utca 1, 1011'],
  [
    'BR',
    'Rua Augusta, 9',
    'Apto 12',
    '01305-000',
    'São Paulo',
    'SP',
    'Rua Augusta, 9, Apto 12, São Paulo-SP, 01305-000',
  ],
  ['AR', 'Av. Corrientes 345', null, 'C1043AAD', 'CABA', '', 'Av. Corrientes 345, C1043AAD CABA'],
  ['MX', 'Madero 1', null, '06000', 'Cuauhtémoc', 'CDMX', 'Madero 1, 06000 Cuauhtémoc, CDMX'],
  ['JP', '中央区銀座1-1-1', '301号室', '104-0061', '', '東京都', '〒104-0061 東京都中央区銀座1-1-1 301号室'],
  ['JP', '銀座1-1-1', null, '104-0061', '中央区', '東京都', '〒104-0061 東京都中央区銀座1-1-1'],
  ['JP', '1-1-1 Ginza', null, '104-0061', 'Chuo', 'Tokyo', '1-1-1 Ginza, Chuo, Tokyo, 104-0061'],
  ['KR', '세종대로 110', null, '04524', '중구', '서울', '서울 중구 세종대로 110 04524'],
  ['TW', '信義路五段7號', null, '110', '信義區', '台北市', '110 台北市信義區信義路五段7號'],
  ['HK', '彌敦道1號', null, '', '尖沙咀', '九龍', '九龍尖沙咀彌敦道1號'],
  ['HK', '1 Nathan Road', 'Flat 2A', '', 'Tsim Sha Tsui', 'Kowloon', '1 Nathan Road, Flat 2A, Tsim Sha Tsui, Kowloon'],
  ['SG', '1 Raffles Place', '#20-61', '048616', '', '', '1 Raffles Place, #20-61, Singapore 048616'],
  ['IN', '12 MG Road', null, '560001', 'Bengaluru', 'Karnataka', '12 MG Road, Bengaluru 560001, Karnataka'],
  ['QA', 'Street 850, Building 12', 'Zone 61', '', 'Doha', '', 'Street 850, Building 12, Zone 61, Doha'],
  ['AE', 'Al Wasl Road 5', null, '', '', 'Dubai', 'Al Wasl Road 5, Dubai'],
  ['KW', 'شارع سالم المبارك 12', null, '20001', 'السالمية', '', 'شارع سالم المبارك 12, 20001 السالمية'],
])('an address in %s is written as there', (country, line1, line2, postalCode, city, region, text) =>
  expect(writeAddress({ line1, line2, city, region, postalCode, country }, addressRules(country).text)).toBe(text),
)

it('an address is written as in the country of the shop, and as in most where that is another', () => {
  const address = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002' }
  expect(addressText({ ...address, country: 'US' })).toBe('5 Ludlow Street, New York, NY 10002')
  expect(addressText({ ...address, country: 'ZZ' })).toBe('5 Ludlow Street, 10002 New York, NY')
  expect(addressText(null)).toBe('')
})

it.each([
  ['US', 'en', 'line1 line2 city region postalCode', 'ACSZ'],
  ['GB', 'en', 'line1 line2 city postalCode', 'ACZ'],
  ['DE', 'de', 'line1 line2 postalCode city', 'ACZ'],
  ['IT', 'en', 'line1 line2 postalCode city region', 'ACSZ'],
  ['HU', 'en', 'city line1 line2 postalCode', 'ACZ'],
  ['BR', 'en', 'line1 line2 city region postalCode', 'ACSZ'],
  ['JP', 'ja', 'postalCode region line1 line2', 'ASZ'],
  ['JP', 'en', 'line1 line2 region postalCode', 'ASZ'],
  ['HK', 'en', 'line1 line2 city region', 'AS'],
  ['IE', 'en', 'line1 line2 city region postalCode', 'AC'],
  ['AE', 'ar', 'line1 line2 region', 'AS'],
  ['QA', 'ar', 'line1 line2 city', 'AC'],
  ['KW', 'ar', 'line1 line2 postalCode city', 'AC'],
  ['SG', 'en', 'line1 line2 postalCode', 'AZ'],
])('a form in %s, read in %j, has %s', (country, language, parts, required) => {
  const rules = addressRules(country)
  expect(partsOf(rules, language).join(' ')).toBe(parts)
  expect([...rules.required].sort().join('')).toBe(required)
})

it.each([
  ['US', ['10013', '10013-1234', ' 10013 '], ['1001', '100131234', 'SW1A 1AA', '']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE'], ['SW1A', '10013', 'ZZ1 1AA']],
  ['CA', ['K1A 0B1', 'k1a0b1'], ['K1A', 'D1A 0B1']],
  ['JP', ['104-0061', '1040061'], ['104']],
  ['BR', ['01305-000', '01305000'], ['01305']],
  ['NL', ['1012 LG', '1012lg'], ['1012']],
  ['CH', ['8001', 'CH-8001'], ['80011']],
  ['IE', ['D02 AF30'], ['D02']],
  ['QA', ['00000', 'anything'], []],
])('a postal code of %s is %j, and none of %j', (country, right, wrong) => {
  for (const code of right) expect(isPostalCode(code, addressRules(country)), code).toBe(true)
  for (const code of wrong) expect(isPostalCode(code, addressRules(country)), code).toBe(false)
})

it.each([
  ['US', 'en', 'new york', 'NY'],
  ['US', 'en', 'NY', 'NY'],
  ['IT', 'de', 'Milano', 'MI'],
  ['JP', 'en', '東京都', 'Tokyo'],
  ['JP', 'ja', 'Tokyo', '東京都'],
  ['AE', 'ar', 'Dubai', 'دبي'],
  ['IE', 'en', 'co. dublin', 'Co. Dublin'],
  ['US', 'en', 'Ontario', undefined],
  ['DE', 'de', 'Berlin', undefined],
])('a region of %s is written, in %j, of %j', (country, language, text, written) =>
  expect(regionOf(text, addressRules(country), language)).toBe(written),
)

it('regions are offered by their names, in order, as an address has them', () => {
  expect(regionsIn(addressRules('US'), 'en').slice(0, 2)).toEqual([
    ['AL', 'Alabama'],
    ['AK', 'Alaska'],
  ])
  expect(regionsIn(addressRules('HK'), 'en')).toEqual([
    ['Hong Kong Island', 'Hong Kong Island'],
    ['Kowloon', 'Kowloon'],
    ['New Territories', 'New Territories'],
  ])
  expect(regionsIn(addressRules('DE'), 'de')).toEqual([])
})

it('every country that has phone numbers has rules, whose example is a postal code', () => {
  for (const country of getCountries()) {
    const rules = addressRules(country)
    expect(rules.text[0], country).toContain('%A')
    if (rules.example) expect(isPostalCode(rules.example, rules), country).toBe(true)
    if (rules.regions.length > 0) expect(rules.region, country).toBeTruthy()
  }
})
