type Texture = {
  /** How far the edge is rounded, in pixels of the drawing. */
  round: number
  /** How steep the rounding looks. */
  height: number
  /** The grain: how fine, as a frequency in each direction, and how strong. */
  grain?: [frequency: string, strength: number]
  /** How much it shines, and how sharp the highlight is. */
  shine?: [strength: number, sharpness: number]
  /** The shadow below: its blur and its darkness. */
  shadow?: [blur: number, darkness: number]
}

/** What things are made of. The light comes from the upper left on every picture. */
const TEXTURES: Record<string, Texture> = {
  sauce: { round: 2, height: 9, grain: ['.022', 0.2], shine: [0.42, 22] },
  broth: { round: 2, height: 5, grain: ['.011', 0.22], shine: [0.5, 30] },
  drink: { round: 2, height: 4, grain: ['.008', 0.2], shine: [0.5, 30] },
  cream: { round: 5, height: 5, grain: ['.018', 0.14], shine: [0.24, 14], shadow: [2, 0.28] },
  crust: { round: 5, height: 7, grain: ['.09', 0.42], shine: [0.16, 10], shadow: [3.5, 0.45] },
  bread: { round: 9, height: 8, grain: ['.05', 0.26], shine: [0.14, 8], shadow: [4, 0.45] },
  meat: { round: 4, height: 6, grain: ['.025 .11', 0.36], shine: [0.32, 14], shadow: [3.5, 0.45] },
  wet: { round: 4, height: 5, grain: ['.03', 0.12], shine: [0.55, 24], shadow: [2.6, 0.4] },
  leaf: { round: 2.2, height: 3, grain: ['.05', 0.36], shine: [0.22, 12], shadow: [2, 0.38] },
  grains: { round: 1.6, height: 2, shine: [0.15, 10], shadow: [0.9, 0.26] },
  strand: { round: 2.4, height: 3.4, shine: [0.3, 14], shadow: [1.8, 0.42] },
  soft: { round: 9, height: 6, grain: ['.07', 0.3], shadow: [3, 0.34] },
  glass: { round: 5, height: 5, shine: [0.9, 30] },
  wood: { round: 4, height: 6, grain: ['.012 .16', 0.5], shadow: [8, 0.45] },
  matte: { round: 4, height: 3, grain: ['.3', 0.03], shadow: [7, 0.42] },
}

const LIGHT = '<feDistantLight azimuth="225" elevation="54"/>'

/** How far a texture reaches beyond its shape, until its blurs have faded. Infinity for any other filter. */
export function reachOf(name: string): number {
  const texture = TEXTURES[name]
  return texture ? Math.max(texture.round * 3, (texture.shadow?.[0] ?? 0) * 5) : Infinity
}

/** Lifts the darkest shades: light comes back from all sides. */
const SOFTER = ['R', 'G', 'B'].map((one) => `<feFunc${one} type="linear" slope=".78" intercept=".24"/>`).join('')

function filterOf(name: string, { round, height, grain, shine, shadow }: Texture, seed: number): string {
  const surface = grain
    ? `<feTurbulence type="fractalNoise" baseFrequency="${grain[0]}" numOctaves="3" seed="${seed}" result="n"/><feComposite in="a" in2="n" operator="arithmetic" k2=".62" k3="${grain[1]}" result="h"/>`
    : '<feOffset in="a" result="h"/>'
  const gloss = shine
    ? `<feSpecularLighting in="h" surfaceScale="${height}" specularConstant="${shine[0]}" specularExponent="${shine[1]}" lighting-color="#fff8e8" result="s">${LIGHT}</feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="g"/><feComposite in="lit" in2="g" operator="arithmetic" k2="1" k3="1" result="food"/>`
    : '<feOffset in="lit" result="food"/>'
  const below = shadow
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${shadow[0]}"/><feOffset dx="${shadow[0] * 0.7}" dy="${shadow[0]}"/><feComponentTransfer result="b"><feFuncR type="linear" slope="0" intercept=".1"/><feFuncG type="linear" slope="0" intercept=".04"/><feFuncB type="linear" slope="0" intercept=".01"/><feFuncA type="linear" slope="${shadow[1]}"/></feComponentTransfer><feMerge><feMergeNode in="b"/><feMergeNode in="food"/></feMerge>`
    : '<feOffset in="food"/>'
  return `<filter id="${name}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="a"/>${surface}<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.2" lighting-color="#fff" result="d">${LIGHT}</feDiffuseLighting><feComponentTransfer in="d" result="e">${SOFTER}</feComponentTransfer><feComposite in="e" in2="SourceAlpha" operator="in" result="l"/><feBlend in="SourceGraphic" in2="l" mode="multiply" result="lit"/>${gloss}${below}</filter>`
}

/** The filters of all textures, with a grain of their own for each dish. */
export const filters = (seed: number) =>
  Object.entries(TEXTURES)
    .map(([name, texture]) => filterOf(name, texture, seed))
    .join('') + '<filter id="glow"><feGaussianBlur stdDeviation="4"/></filter>'
