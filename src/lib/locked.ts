/** Does something in one tab at a time, or at once where the browser has no locks or refuses them with its storages. */
export async function locked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const once = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, once)
  } catch (cause) {
    if (begun) throw cause
    return work()
  }
}
