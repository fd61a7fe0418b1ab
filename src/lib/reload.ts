/** Whether this page was loaded by a reload. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.type === 'reload'
}
