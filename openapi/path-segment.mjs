/** Whether a text can be a part of a path: browsers take `.` and `..` for steps, and the router takes `%2F` for a slash. */
export const isPathSegment = (text) => !/^\.{0,2}$|%2f|\p{Surrogate}/iu.test(text)
