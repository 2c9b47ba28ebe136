import { markOf, type NameMatch } from './names'
import type { Alternative } from './tsquery'

type Alternatives = { best: Alternative[]; all: Alternative[] }

/**
 * Ways to meet a term, with the marks of the retailers and categories of that name. A whole name counts as the word itself, a
 * part of it only as a way to be found.
 */
export function withMarks({ best, all }: Alternatives, names: NameMatch[]): Alternatives {
  const meets = (alternatives: Alternative[]) => {
    const words = new Set(alternatives.flat())
    return names.filter((name) => name.words.some((word) => words.has(word)))
  }
  // `Wintermode`: the shops of a category need not say its name beside each thing.
  const markedParts = (words: Alternative): Alternative[] =>
    words.length === 1
      ? []
      : words.flatMap((word, place) =>
          meets([[word]])
            .filter(({ whole }) => whole)
            .map((name) => words.with(place, markOf(name))),
        )
  const whole = meets(best).filter(({ whole }) => whole)
  const single = all.filter((words) => words.length === 1)
  return {
    best: [...best, ...whole.map((name) => [markOf(name)])],
    all: [...all, ...meets(single).map((name) => [markOf(name)]), ...all.flatMap(markedParts)],
  }
}
