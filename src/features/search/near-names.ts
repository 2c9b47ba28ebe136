import { transliterate } from '@/domain/official-latin'
import { isFiller, wordsOf } from '@/domain/search-text'
import { reach } from './corrections'

/** Up to this cost per letter a name is proposed; to be read in place of the question it must be nearer. */
const mostShare = 0.25
const fewestLetters = 4
/** Each asked word is compared with every name; strangers choose the words. */
const mostAsked = 8

type Said = { whole: string; word: string }

function saidIn(text: string): Said[] {
  return [...wordsOf(text)].flatMap(({ start, end, word }) => {
    const written = text.slice(start, end)
    const isTelling = written.length >= fewestLetters && /^\p{L}/u.test(written) && !isFiller(word)
    return isTelling ? [{ whole: transliterate(written), word }] : []
  })
}

function shareOf(asked: Said, name: Said): number {
  if (asked.word === name.word) return 0
  const reached = [reach(asked.whole, name.whole), reach(asked.word, name.word)]
  return Math.min(...reached.map((each) => each?.share ?? Number.POSITIVE_INFINITY))
}

/** The items whose name has a word that is like one of the question, by `typingCost`; the most alike first. */
export function likeQuestion<Item>(
  query: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Item[] {
  const asked = saidIn(query).slice(0, mostAsked)
  return items
    .map((item) => {
      const names = namesOf(item).flatMap(saidIn)
      return { item, share: Math.min(...names.flatMap((name) => asked.map((each) => shareOf(each, name)))) }
    })
    .filter(({ share }) => share <= mostShare)
    .sort((a, b) => a.share - b.share)
    .map(({ item }) => item)
}

export function likeFirst<Item>(
  query: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Item[] {
  return [...new Set([...likeQuestion(query, items, namesOf), ...items])]
}
