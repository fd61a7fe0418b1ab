/** Runs `work` in one tab at a time; without a lock where the browser has no Web Locks or denies them. */
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
