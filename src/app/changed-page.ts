import type { Press } from './page-changes.ts'
import { successorOf } from './successor.ts'
import { delay } from '../lib/delay'

/** React marks each node that it has made or taken over. */
const isForeign = (node: Node) => !Object.keys(node).some((key) => key.startsWith('__react'))

/** What stands where a translator has taken a text of React's away. */
const standIns = new WeakMap<Node, ChildNode>()

/** The child of `parent` that others have put around a node, or in its place. */
function standIn(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = node.parentNode ? node : (standIns.get(node) ?? null)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at && isForeign(at) ? (at as ChildNode) : null
}

/** React removes nodes and inserts before them where it has put them, and an error would end the page. */
function tolerateMoves() {
  const { removeChild, insertBefore } = Object.fromEntries(
    (['removeChild', 'insertBefore'] as const).map((name) => [name, Reflect.get(Node.prototype, name)]),
  ) as Pick<Node, 'removeChild' | 'insertBefore'>
  Object.assign(Node.prototype, {
    removeChild(this: Node, node: Node) {
      if (node.parentNode === this) return removeChild.call(this, node)
      standIn(this, node)?.remove()
      return node
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      const isThere = !before || before.parentNode === this
      return insertBefore.call(this, node, isThere ? before : standIn(this, before))
    },
  })
}

/** Connects a text that was taken away with what a translator has put beside it, or in its place, before. */
function connect({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord, watch: MutationObserver) {
  const beside = [...addedNodes, previousSibling, nextSibling].find(
    (node) => node instanceof Element && isForeign(node),
  )
  for (const text of beside ? removedNodes : []) {
    if (!(text instanceof Text) || text.isConnected) continue
    standIns.set(text, beside as ChildNode)
    watch.observe(text, { characterData: true })
  }
}

/** Whether others have changed the page since the guard has taken over. */
let byOthers = false
const areByOthers = (records: MutationRecord[]) => records.some(({ addedNodes }) => [...addedNodes].some(isForeign))

/** Handles changes by others. A text that React updates replaces its translation, and the translator then translates it again. */
function follow(records: MutationRecord[], watch: MutationObserver) {
  byOthers ||= areByOthers(records)
  for (const record of records) {
    const { target } = record
    if (record.type === 'characterData') standIns.get(target)?.replaceWith(target)
    else connect(record, watch)
    for (const node of record.addedNodes) standIns.get(node)?.remove()
  }
}

/**
 * Keeps the page working when a translator or an extension changes what React has drawn: React's updates go where they
 * belong, and none throws (facebook/react#11538).
 */
export function guardPage(root: Node) {
  tolerateMoves()
  const watch = new MutationObserver((records) => follow(records, watch))
  const { pageChanges } = window
  // Taken out of the array, which the script of the page holds as long as the page lives: they hold the nodes they name.
  follow([...(pageChanges?.records.splice(0) ?? []), ...(pageChanges?.watch.takeRecords() ?? [])], watch)
  pageChanges?.watch.disconnect()
  delete window.pageChanges
  watch.observe(root, { childList: true, subtree: true })
}

/** How long, in ms, a browser takes at most from the end of a press to its click. */
const CLICK_AFTER = 100

/** Resolves with whether a press has ended without a click on anything. */
async function isLost(press: Press): Promise<boolean> {
  if (press.isClick) return true
  const isOver = () => Boolean(press.isUp || press.isCancelled)
  while (!isOver()) await delay(CLICK_AFTER)
  await delay(CLICK_AFTER)
  return !press.isCancelled && !press.isHeard
}

/**
 * React has drawn a part again, because it was not as the build drew it. If others have changed it, that costs nothing
 * but the redraw: a press whose click is lost with it is repeated. Otherwise it is an error of ours.
 */
export async function drawnAgain(error: unknown, press: Press | null | undefined) {
  if (!byOthers && !areByOthers(window.pageChanges?.records ?? [])) return reportError(error)
  if (press?.on && !press.on.isConnected && (await isLost(press))) successorOf(press.on)?.click()
}

export { successorOf }
