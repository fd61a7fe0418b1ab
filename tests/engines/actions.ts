/** What the mouse and the keys do, as both WebDriver and WebDriver BiDi write it. */
type Action = { type: string; [detail: string]: unknown }

const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }

const mouse = (actions: Action[]) => [{ ...MOUSE, actions }]

export const pressAt = (x: number, y: number) =>
  mouse([
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ])

export const typed = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
