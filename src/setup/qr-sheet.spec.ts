import { expect, it } from 'vitest'
import { qrSheet, tablesOf, tableUrl } from './qr-sheet'

it('tables are listed one by one or as a range, without duplicates', () => {
  expect(tablesOf('1-3, Bar ,2')).toEqual(['1', '2', '3', 'Bar'])
  expect(() => tablesOf(' , ')).toThrow('names no table')
  expect(() => tablesOf('3-1')).toThrow('names no table')
  expect(() => tablesOf('x'.repeat(41))).toThrow('at most 40 characters')
})

it('a code opens the menu at its table', () => {
  expect(tableUrl('https://shop.example', 'Terrace 3')).toBe('https://shop.example/menu?table=Terrace+3')
})

it('a sheet has a code for each table, with its escaped name', () => {
  const sheet = qrSheet('https://shop.example', ['1', '<b>'], 'Tisch')
  expect(sheet.match(/<path /g)).toHaveLength(2)
  expect(sheet).toContain('>Tisch 1<')
  expect(sheet).toContain('>Tisch &#60;b&#62;<')
  expect(sheet).toContain('height="297mm"')
  expect(qrSheet('https://shop.example', tablesOf('1-13'))).toContain('height="594mm"')
})
