// Node has a web storage of its own since version 25. Without a file to keep it in, it prints a warning when it is
// touched, and code that is shared with browsers takes it for a browser's.
for (const area of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, area)
