const FLAG = '--no-experimental-webstorage'

/** Node has a web storage of its own since version 25, which hides that of jsdom. Versions before 22 do not know the flag. */
export const WITHOUT_WEB_STORAGE = process.allowedNodeEnvironmentFlags.has(FLAG) ? [FLAG] : []
