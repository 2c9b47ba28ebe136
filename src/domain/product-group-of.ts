import { packSize } from './pack-size'
import { groupRules, neverOfGroups } from './product-group-rules'
import { plainProductName } from './product-name'

type Rule = { group: number; says: RegExp; not: RegExp | null }

const beginning = '(?<![\\p{L}\\d])'

const rules: Rule[] = groupRules
  .trim()
  .split('\n')
  .map((line) => {
    const [group = '', says = '', not = ''] = line.split('|').map((cell) => cell.trim())
    return { group: Number(group), says: allOf(says), not: not ? anyOf(not) : null }
  })

/**
 * Matches the beginning of a word: `свинск` matches `свински`. Up to three letters, or an ending dot, match whole words
 * only.
 */
function part(text: string): string {
  const whole = text.endsWith('.') || text.length <= 3
  const escaped = text.replace(/\.$/, '').replace(/[.+]/g, '\\$&')
  return beginning + escaped + (whole ? '(?![\\p{L}\\d])' : '')
}

function anyOf(texts: string): RegExp {
  return new RegExp(split(texts, ',').map(part).join('|'), 'u')
}

function allOf(text: string): RegExp {
  return new RegExp(`^${conditions(text)}`, 'u')
}

/** Turns `a & (b, c)` into look-aheads; `!вид` only marks a rule for plain goods. */
function conditions(text: string): string {
  return split(text, '&')
    .filter((condition) => condition !== '!вид')
    .map((condition) => {
      if (!condition.startsWith('(')) return `(?=.*${part(condition)})`
      const choices = split(condition.slice(1, -1), ',').map((choice) => conditions(choice))
      return `(?:${choices.join('|')})`
    })
    .join('')
}

/** Ignores signs inside brackets. */
function split(text: string, sign: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((each) => each.trim())
}

/** Goods that have one group when sold loose and another when packed. */
const packed: Readonly<Record<number, number>> = { 8: 9, 10: 11, 14: 14 }

const groupText = (name: string): string => plainProductName(name).replace(/[^\p{L}\d.,%]+/gu, ' ')

/** Seeds to sow are no vegetables, while those behind bread are in it. */
const ofOthers = new RegExp(
  `${anyOf(neverOfGroups).source}|(?<!хляб.*|(?:^| )с(?:ъс)? (?:\\p{L}+ )?)${part('семена')}`,
  'u',
)

/**
 * The official product group of a name. Null for none or several groups, so that no comparison shows a product that
 * does not belong. Medicines are recognised by their names alone (see offer matching).
 */
export function groupOf(name: string): number | null {
  const text = groupText(name)
  if (ofOthers.test(text)) return null
  const found = rules.filter(({ says, not }) => says.test(text) && !not?.test(text))
  const [first] = found
  if (!first || found.length > 1) return null
  const size = packSize(name)
  const loose =
    !/(?<!\p{L})(?:вакуум|кутия|пак|опаковка|слайс)/u.test(text) &&
    (!size || (size.unit === 'kg' && size.amount === 1000))
  if (first.group === 14) return loose ? 13 : 14
  return loose ? first.group : (packed[first.group] ?? first.group)
}

/**
 * Columns: reported groups | word beginnings of another kind | words that exclude the rule | the right group, empty for
 * none. Written by reading the outliers of a whole day: chains report nearly all groups rightly, so only unmistakable
 * names are changed.
 */
const productGroupMendedRules = `
6 7 | козе, кози, овче, овчо, бивол | крав |
6 | кисело мляко | прясно | 7
6 | масло | мляко | 12
8 9 10 11 | козе, кози, овче, овчо, бивол | крав |
11 | луканк | кашкавал | 28
11 | сирене | кашкавал, к-л, к л | 9
12 | смес, маргарин | |
12 | кашкавал | масло | 11
28 | шампоан | | 82
36 | спагет | макарон, пене, фузил | 37
39 | шоколад | сол. | 69
40 41 | ориз, царев, без глут | |
61 | сладк | |
64 | адапт | пюре | 65
66 | кроасан | бискв, б-ти, б ти | 67
70 | зърна | мляно | 71
71 | мляно | зърна | 70
75 | червено | бяло | 76
76 | бяло | червено | 75
75 76 | розе. | |
75 | пенлив | |
80 | паста, пз. | четк | 81
83 | течен, liquid, wash., шампоан, shampoo | |
`

type ProductGroupMendedRule = { reported: Set<number>; says: RegExp; not: RegExp | null; group: number | null }

const mended: ProductGroupMendedRule[] = productGroupMendedRules
  .trim()
  .split('\n')
  .map((line) => {
    const [reported = '', says = '', not = '', group = ''] = line.split('|').map((cell) => cell.trim())
    return {
      reported: new Set(reported.split(' ').map(Number)),
      says: anyOf(says),
      not: not ? anyOf(not) : null,
      group: group ? Number(group) : null,
    }
  })

const tobaccoGroup = 78
const tobacco = anyOf('цигари, heets, хийтс, тереа, терея, terea, iqos')
/** Things for smokers or against smoking, and food in the form of cigarettes. */
const besideTobacco = anyOf(
  'хартийк, гилз, фитил, запалк, филтр, отказ, мирис, аромат, шоколад, дъвк, бонбон, вафл, кори, банич, сарм, сирене',
)

/**
 * Corrects the reported group by the name; null where the name fits no group. Cigarettes are tobacco whatever they are
 * filed among, because tobacco is not ranked.
 */
export function mendedGroup(reported: number, name: string): number | null {
  const text = groupText(name)
  if (tobacco.test(text) && !besideTobacco.test(text)) return tobaccoGroup
  const rule = mended.find(({ reported: of, says, not }) => of.has(reported) && says.test(text) && !not?.test(text))
  return rule ? rule.group : reported
}
