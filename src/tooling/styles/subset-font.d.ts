declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> }
  /** The font with these characters alone, and with these values of its axes. */
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>
}
