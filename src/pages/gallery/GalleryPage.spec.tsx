import { readdirSync, readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createShop } from '../../../tests/setup/shop'
import { GalleryPage } from './GalleryPage'

/** They show nothing of their own. */
const INVISIBLE = ['Announce', 'Piece']

it('the gallery shows every visible component in each look', () => {
  createShop().show(<GalleryPage />, '/__gallery')
  const looks = ['classic', 'modern', 'luxury'].map((name) => within(screen.getByRole('region', { name })))
  for (const look of looks) {
    expect(look.getByRole('heading', { name: 'Button' })).toBeTruthy()
    expect(look.getByText('Please enter a valid email address.')).toBeTruthy()
    expect(look.getAllByRole('radio', { checked: true })).toHaveLength(4)
  }
  const samples = ['samples', 'changing'].map((file) => readFileSync(`src/pages/gallery/${file}.tsx`, 'utf8')).join('')
  const components = readdirSync('src/components')
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
  const missing = components.filter((name) => !INVISIBLE.includes(name) && !samples.includes(`components/${name}'`))
  expect(missing).toEqual([])
})
