import type { Word } from './types.ts'

/** The gaps in a spaced-out word are about equal; a gap wider by this factor ends the word. */
export const unevenGap = 1.6

const isLetter = ([text]: Word) => /^\p{L}$/u.test(text)

/** A word that is drawn above, below or to the left of the one before it is on another line. */
function startsLine([, lastX, lastY, , lastHeight]: Word, [, x, y, , height]: Word): boolean {
  return x < lastX || y > lastY + lastHeight / 2 || y + height < lastY + lastHeight / 2
}

const gapBetween = ([, x, , width]: Word, next: Word) => next[1] - x - width

function usualGap(run: readonly Word[]): number {
  const gaps = run.slice(1).map((word, index) => gapBetween(run[index] ?? word, word))
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
}

/** The longest runs of words of one letter on one line. */
function letterRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  let last: Word | undefined
  for (const word of words) {
    const run = last && isLetter(last) && isLetter(word) && !startsLine(last, word) ? runs.at(-1) : undefined
    if (run) run.push(word)
    else runs.push([word])
    last = word
  }
  return runs
}

/**
 * The words of a page with the places where each begins: a word that begins a line stands after a line break, and
 * spaced-out words stand two spaces apart, so that each can be told from the next.
 */
export function pageText(words: readonly Word[]): { text: string; starts: number[] } {
  const starts: number[] = []
  let text = ''
  let last: Word | undefined
  for (const run of letterRuns(words)) {
    const wide = Math.max(0, usualGap(run)) * unevenGap
    for (const [index, word] of run.entries()) {
      const isWide = index > 0 && last !== undefined && gapBetween(last, word) > wide
      if (last) text += startsLine(last, word) ? '\n' : isWide ? '  ' : ' '
      starts.push(text.length)
      text += word[0]
      last = word
    }
  }
  return { text, starts }
}
