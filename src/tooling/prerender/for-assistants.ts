import { t } from 'ttag'
import { paths } from '../../lib/paths'
import { SKILL } from '../addresses'
import { howToOrder, llmsText, type Told } from './llms-text'

/** How to order, as a skill for assistants (agentskills.io). */
function skillText({ profile, allMenus }: Told, site: string) {
  const about = t`Fill a cart at ${profile.name} with dishes that somebody wants, for pickup or delivery.`
  return [
    ...['---', 'name: order-food', `description: ${JSON.stringify(about)}`, '---', ''],
    `1. ${t`Read the menu, with the ids of the dishes, their prices and allergens: ${`${site}/llms.txt`}`}`,
    ...howToOrder(allMenus, profile.currency, site).map((step, at) => `${at + 2}. ${step}`),
    '',
  ].join('\n')
}

/** What the site offers to assistants: one skill, by the specification of Agentic Resource Discovery. */
const catalogOf = ({ profile: { name } }: Told, site: string) => ({
  specVersion: '1.0',
  host: { displayName: name, documentationUrl: `${site}${paths.about}` },
  entries: [
    {
      identifier: `urn:air:${new URL(site).hostname}:shop:order-food`,
      displayName: t`Order from ${name}`,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: site + SKILL,
      representativeQueries: [t`Order food from ${name}`, t`What is on the menu of ${name}, and what does it contain?`],
    },
  ],
})

/** The files that assistants read, by their paths in a build; one of a further language has its menu only. */
export function filesForAssistants(told: Told, site: string, base = ''): Record<string, string> {
  const menu = { 'llms.txt': llmsText(told, site + base) }
  if (base) return menu
  const catalog = `${JSON.stringify(catalogOf(told, site), null, 2)}\n`
  return {
    ...menu,
    [SKILL.slice(1)]: skillText(told, site),
    // Where the specification has it now, and where Lighthouse 13.5 looks.
    '.well-known/ard.json': catalog,
    '.well-known/ai-catalog.json': catalog,
  }
}
