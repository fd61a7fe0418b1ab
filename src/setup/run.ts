import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { t } from 'ttag'
import { ask, flagIs } from './ask.ts'
import { changeBrand, hasOwnColours } from './brand.ts'
import { check, write } from './draft.ts'
import { fail } from './fail.ts'
import { filesFor, type Samples } from './files.ts'
import { flagsOf, helpIn } from './flags.ts'
import { folderOf, mistakeOfFolder, restaurantIn } from './folder.ts'
import { menuFrom, mistakeOfMenu } from './from/from.ts'
import { menuAgain } from './menu-again.ts'
import { nextSteps } from './next-steps.ts'
import type { Answers } from './questions.ts'

const BRAND = 'public/brand'
const BRAND_FILE = join(BRAND, 'brand.json')
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Compares the API with the contract. Returns the exit code. */
function checkApi({ api = '', id = '', site }: Answers): number {
  console.log(t`Checking ${api} against the contract.`)
  const origin = site ? ['--origin', site] : []
  const args = [join(PROJECT, 'openapi/check.mjs'), '--live', api, '--restaurant', id, ...origin]
  const { status } = spawnSync(process.execPath, args, { cwd: PROJECT, stdio: 'inherit' })
  const next =
    status === 0 ? t`The API answers as the contract says. Next:` : t`Next, once the API answers as the contract says:`
  console.log(
    [
      next,
      `  npm start                          ${t`the shop with your API`}`,
      `  src/tooling/README.md              ${t`sign-in by phone, and how to host it`}`,
    ].join('\n'),
  )
  return status === 0 ? 0 : 1
}

const fixAndRetry = ({ message }: Error) => fail(`${t`Mend this, and run it again:`}\n${message}`)

/**
 * `npm run setup`: asks, checks, and writes the files of a restaurant. Returns the exit code.
 * @param spoken the locale whose texts are loaded
 * @param samplesIn the samples in the language of the shop, which may be another
 */
export async function setup(
  args: string[],
  spoken = 'en-US',
  samplesIn: (locale: string) => Promise<Samples> = () => import('./sample-menu.ts'),
): Promise<number> {
  const { flags, help } = flagsOf(args, spoken)
  if (help) {
    console.log(helpIn(spoken))
    return 0
  }
  const { from } = flags
  const wrongMenu = from !== undefined && mistakeOfMenu(from)
  if (wrongMenu) fail(`${flagIs('from', from)} ${wrongMenu}`, 2)
  const folder = folderOf(flags)
  const isMenuAlone = from !== undefined && Object.keys(flags).every((name) => name === 'from' || name === 'folder')
  const restaurant = isMenuAlone && restaurantIn(folder)
  if (restaurant) {
    console.log(await menuAgain(from, folder, restaurant).catch(fixAndRetry))
    return 0
  }
  const { answers, samples } = await ask(flags, spoken)
  if (answers.api && from !== undefined) fail(t`--from is not used with --api: the API has the menu.`, 2)
  if (answers.api && flags.folder !== undefined) fail(t`--folder is not used with --api: the API says it.`, 2)
  const wrong = !answers.api && mistakeOfFolder(folder)
  if (wrong) fail(`${flagIs('folder', folder)} ${wrong}`, 2)
  let own: Awaited<ReturnType<typeof menuFrom>> | undefined
  try {
    own = from === undefined ? undefined : await menuFrom(from, answers)
    const files = filesFor(answers, folder, await samplesIn(answers.locale ?? spoken), own)
    const taken = [
      ...Object.keys(files).filter((file) => existsSync(file)),
      ...(hasOwnColours(BRAND) ? [BRAND_FILE] : []),
    ]
    if (taken.length > 0) {
      const menuAlone = own && t`To read the menu alone: npm run setup -- --from ${from} --folder ${folder}`
      fail(
        [t`These files exist already: ${taken.join(', ')}. Remove them, and run it again.`, menuAlone]
          .join('\n')
          .trim(),
      )
    }
    await check(files, folder, BRAND, answers)
    if (own) console.log(own.report)
    write(files)
    changeBrand(BRAND, answers)
    console.log(t`Written: ${[...Object.keys(files), BRAND_FILE].join(', ')}`)
  } catch (cause) {
    fixAndRetry(cause as Error)
  }
  if (answers.api) return checkApi(answers)
  console.log(
    nextSteps(
      folder,
      BRAND,
      samples.map((name) => `${name} ${JSON.stringify(answers[name])}`),
      answers,
      own?.menu,
    ),
  )
  return 0
}
