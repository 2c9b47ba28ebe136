import { isMadeOf } from '@/domain/made-of'
import { headMark } from '@/domain/search-marks'
import { wordsOf } from '@/domain/search-text'
import { Vector, type Vocabulary } from './vector'

/** The words after one of these say what a thing is made of or meant for, not what it is: `бисквити с масло`. */
const turns = /(?<![\p{L}\p{N}])(?:с|със|за|от|без|при|в|във|на|with|for|mit|für|из|для|вкус|аромат)(?![\p{L}\p{N}])/iu

/** The words of a product's name; those that say what it is are added a second time with a `^` prefix. */
export function nameVector(name: string, vocabulary: Vocabulary): Vector {
  const words = new Vector(vocabulary)
  words.add(name, 'A')
  const head = headOf(name)
  for (const { start, end, word } of wordsOf(head)) {
    if (!isMadeOf(head.slice(start, end), word)) words.mark(headMark(word))
  }
  return words
}

/** The part of a product's name that says what it is. */
export function headOf(name: string): string {
  const turn = name.search(turns)
  return turn > 0 ? name.slice(0, turn) : name
}
