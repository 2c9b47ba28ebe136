import { anyOf, groupText } from './product-group-of'

/**
 * Reported groups | what a name of another kind begins a word with | what it does not have then | the group that it belongs to, or
 * none, where no group compares such things. Written by reading the outliers of a whole day: chains report nearly all groups rightly,
 * so that only what a name says beyond doubt is changed.
 */
const rules = `
6 7 | козе, кози, овче, овчо, бивол | крав |
8 9 10 11 | козе, кози, овче, овчо, бивол | крав |
11 | луканк | кашкавал | 28
11 | сирене | кашкавал, к-л, к л | 9
12 | смес, маргарин | |
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

type Rule = { reported: Set<number>; says: RegExp; not: RegExp | null; group: number | null }

const mended: Rule[] = rules
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

/** The official group of a thing by the group that a chain reported it in and by its name; null where it fits none. */
export function mendedGroup(reported: number, name: string): number | null {
  const text = groupText(name)
  const rule = mended.find(({ reported: of, says, not }) => of.has(reported) && says.test(text) && !not?.test(text))
  return rule ? rule.group : reported
}
