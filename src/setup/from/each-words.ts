const ALL_WORDS = 'all|each|alle|je|tou(?:te)?s|tod[oa]s|tutt[ie]|tümü|hepsi'
const ALL_AT_END = new RegExp(String.raw`\s(?:${ALL_WORDS})$`, 'i')
const ALL_IN_BRACKETS = new RegExp(String.raw`\((?<price>(?:${ALL_WORDS})\s[^()]*\d[^()]*)\)\s*$`, 'i')
/** 'SIDES all  10' */
export const headOfEach = (name: string) => name.replace(ALL_AT_END, '')
/** 'SIDES (all 10)' as 'SIDES  all 10' */
export const withoutBrackets = (text: string) => text.replace(ALL_IN_BRACKETS, ' $<price>')
