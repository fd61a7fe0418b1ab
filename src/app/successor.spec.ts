// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { successorOf } from './successor'

/** What was pressed in a page that was then drawn otherwise. */
function pressedIn(before: string, pressed: string, after: string) {
  document.body.innerHTML = before
  const element = document.querySelector(pressed)!
  document.body.innerHTML = after
  return successorOf(element)?.outerHTML
}
const card = (id: string, ...names: string[]) =>
  `<article><a href="/menu/${id}">${id}</a>${names.map((name) => `<button id="${id}">${name}</button>`).join('')}</article>`

it.each([
  ['a button of the same name', '<button>Add</button>', 'button', '<p/><button id="x">Add</button>', 'id="x"'],
  ['a link to the same address', '<a href="/a">Menü</a>', 'a', '<a href="/b">b</a><a href="/a">Menu</a>', '"/a"'],
  [
    'the choice of the same name and value',
    '<label>Groß<input name="size" value="l"></label>',
    'label',
    '<input name="size" value="s"><input name="size" value="l">',
    'value="l"',
  ],
  [
    'a button with a translated name beside the same dish',
    card('ribs', 'Hinzufügen') + card('tea', 'Hinzufügen'),
    '#tea',
    card('ribs', 'Add ribs') + card('tea', 'Add tea'),
    'Add tea',
  ],
  [
    'the second of the only part of its class',
    '<div class="filters"><button>Vegetarisch</button><button>Scharf</button></div>',
    'button + button',
    '<div><button>Other</button></div><div class="filters"><button>Vegetarian</button><button>Spicy</button></div>',
    'Spicy',
  ],
])('what was pressed is found again as %s', (_, before, pressed, after, expected) => {
  expect(pressedIn(before, pressed, after)).toContain(expected)
})

it.each([
  ['a dish that has other buttons now', card('tea', 'Mehr'), 'button', card('tea', 'Less', 'More')],
  ['a dish that is there twice', card('tea', 'Mehr'), 'button', card('tea', 'More') + card('tea', 'More')],
  ['a dish that is gone', card('tea', 'Mehr'), 'button', card('ribs', 'More')],
  [
    'one of two alike places',
    '<form><button>Los</button></form>',
    'button',
    '<form><button>Go</button></form><form><button>Go</button></form>',
  ],
  ['a choice without a value', '<input name="size">', 'input', '<input name="size">'],
  ['a link that is gone', '<a href="/a">a</a>', 'a', '<a href="/b">a</a>'],
])('nothing is pressed in place of what is not certain: %s', (_, before, pressed, after) => {
  expect(pressedIn(before, pressed, after)).toBeUndefined()
})
