/** Whether the browser has loaded this page anew at the customer's wish. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
