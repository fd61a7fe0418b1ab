import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'src/i18n/de'
const FAMILIAR =
  /\b(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)\b|\b(sag|wähle|versuche|gib|tippe) (es|bitte|uns|mindestens)\b/i

it('German texts say Sie to everybody', () => {
  const texts = readdirSync(FOLDER).flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n'))
  expect(texts.filter((line) => !line.startsWith('msgid') && FAMILIAR.test(line))).toEqual([])
})
