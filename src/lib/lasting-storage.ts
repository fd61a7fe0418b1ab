const PROBE = 'probe'

/** Whether the browser accepts writes to its storage, so that values outlive the page (F37). */
export function storageLasts(): boolean {
  try {
    localStorage.setItem(PROBE, '')
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
