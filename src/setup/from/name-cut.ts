/** Between a name and what is said about it: 'Mousaka ~ ground beef', 'Tiropita : a blend of feta', 'Soup – with bread', 'Paloma / gin, lime', 'Steak frites. 250 g sirloin'. */
const CUTS = [
  /^(?<name>.{2,60}?)\s*~\s*(?<said>\S.*)$/,
  /^(?<name>.{2,60}?)\s+:\s+(?<said>\S.*)$/,
  /^(?<name>[^:,]{3,40}\p{L}):\s+(?<said>\p{Ll}.*,.*)$/u,
  /^(?<name>.{3,40}?)\s+[–—-]\s+(?<said>\S.*)$/,
  /^(?<name>\S+(?:\s\S+){0,3})\s\/\s(?<said>\p{Ll}.*,.*)$/u,
  /^(?<name>[^.]{3,60}(?:\p{Ll}{3}|\)))\.\s+(?<said>[\p{Lu}\d].*)$/u,
]

/** The name in a line, and what is said about the dish behind it. */
export function cutName(text: string): { name: string; said: string } {
  const [first = '', ...others] = text.trim().split(/\s{3,}/)
  if (others.length > 0) return { name: first, said: others.join(', ') }
  for (const cut of CUTS) {
    const { name, said } = cut.exec(first)?.groups ?? {}
    // A dash in brackets is one of codes: '(V, GL – Wheat, MI)'.
    const isWithin = name !== undefined && name.split('(').length > name.split(')').length
    // Several dashes are between dishes of one kind.
    const isList = said !== undefined && /\s[–—]\s/.test(said) && cut === CUTS[3]
    const isSaid = said !== undefined && !isWithin && !isList && (/,|^[\p{Ll}(]/u.test(said) || said.length > 25)
    if (isSaid) return { name: name!, said }
  }
  return { name: first, said: '' }
}
