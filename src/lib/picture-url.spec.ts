import { expect, it } from 'vitest'
import { pictureUrl } from './picture-url'

it.each([
  '/pictures/row-curry.webp',
  'pictures/row-curry.webp',
  'https://pictures.example/1.png',
  'HTTP://pictures.example/1.png',
  '//pictures.example/1.png',
  'data:image/png;base64,AAAA',
])('a picture may come from %s', (address) => expect(pictureUrl(address)).toBe(address))

it.each([
  null,
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>',
  'blob:https://same.origin/1',
  'file:///etc/passwd',
  'https://',
  'http://[',
])('a picture may not come from %j', (address) => expect(pictureUrl(address)).toBeNull())
