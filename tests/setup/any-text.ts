import fc from 'fast-check'

/** Any characters, lone surrogates included. fast-check takes half a second to prepare its own unit 'binary'. */
export const anyText = fc.string({ unit: fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code)) })
