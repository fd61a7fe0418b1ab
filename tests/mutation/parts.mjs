import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The core: code whose mistakes cost money or an order. Each part names the files that Stryker changes, and those with the
 * tests that should notice. Tests of other rooms would notice some changes too, but minutes later.
 */
export const PARTS = {
  cart: {
    mutate: /^src\/(features\/cart\/|api\/(queries\/cart|server-cart|read-again)|lib\/tab-notices\.)/,
    tests: /^(src\/(features\/cart|lib\/tab-notices)|tests\/faults|tests\/model\/(failures|no-failures|two-tabs))/,
  },
  checkout: {
    mutate: /^src\/(features\/(checkout|points|gift-cards)\/|lib\/(money|time|locked|fingerprint)\.)/,
    tests: /^src\/(features\/(checkout|points|gift-cards)|lib)\//,
  },
  session: {
    mutate:
      /^src\/(stores\/|lib\/(phone|storage)\.|api\/(call|client|errors|http|(stored-)?identity(-errors|-sdk)?|persisted|query-client|read|to-api-error|renewal|send-again|session-fetch|unwrap|write)\.)/,
    tests: /^(src\/(api|stores|lib|features\/auth)\/|tests\/faults\/(http|reads|answers|sign-in))/,
  },
  host: {
    mutate:
      /^src\/sandbox\/rules\/(gift-card.*|points.*|promos|quote|refunds|rewards|payments|priced-line|holds|shares)\./,
    tests: /^(src\/sandbox\/rules|tests\/model\/(prepaid|sums))/,
  },
}

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.ts') && !/\.(spec|gen)\.ts$/.test(file))

/** The files of a part that Stryker changes. */
export const filesOf = (part) => SOURCES.filter((file) => PARTS[part].mutate.test(file))
