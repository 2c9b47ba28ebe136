import { freeOfMarks } from '@/domain/free-of'
import { scriptOf } from '@/domain/script'
import { wordsOf } from '@/domain/search-text'

type Weight = 'A' | 'B' | 'C' | 'D'

/** Forms of "to be" whose stem is that of a name: nobody who looks for Билла looks for `била`. */
const auxiliaries = new Set(['бил', 'била', 'било', 'били', 'был', 'была', 'было', 'были'])

/** Postgres keeps positions up to this one and moves later words to it. */
const lastPosition = 16_383

/** Collects the words of a document as the text form of a `tsvector`, and its vocabulary. */
export class Vector {
  private readonly places = new Map<string, string[]>()

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Adds a text whose first word is at position `start`; `step` words share a position. Returns the position after the text. */
  add(text: string | null | undefined, weight: Weight, start = 1, step = 1): number {
    let count = 0
    for (const { word, start: from, end } of wordsOf(text ?? '')) {
      const written = (text ?? '').slice(from, end)
      count++
      if (auxiliaries.has(written.toLowerCase())) continue
      this.place(word, weight, start + Math.floor((count - 1) / step))
      this.vocabulary.add(word, written)
    }
    for (const { mark, at } of freeOfMarks(text ?? '')) this.place(mark, weight, start + Math.floor(at / step))
    return start + Math.ceil(count / step) + 1
  }

  /** Adds a mark that no text can contain, such as the retailer's. */
  mark(token: string | null): void {
    if (token) this.place(token, 'B', 1)
  }

  toString(): string {
    return [...this.places].map(([word, places]) => `'${word}':${[...new Set(places)].join(',')}`).join(' ')
  }

  private place(word: string, weight: Weight, position: number): void {
    const place = `${Math.min(position, lastPosition)}${weight}`
    const places = this.places.get(word)
    if (places) places.push(place)
    else this.places.set(word, [place])
  }
}

type Spellings = { cyrillic?: string; latin?: string }

/** The words of the indexed documents, each with one of its spellings in each script. */
export class Vocabulary {
  private readonly spellings = new Map<string, Spellings>()

  add(word: string, written: string): void {
    if (word.length < 2 || /\d/.test(word)) return
    const known = this.spellings.get(word) ?? {}
    known[scriptOf(written)] ??= written.toLowerCase().slice(0, 60)
    this.spellings.set(word, known)
  }

  /** Sorted by word, so that two transactions cannot deadlock. */
  rows(): ({ word: string } & Spellings)[] {
    return [...this.spellings].map(([word, known]) => ({ word, ...known })).sort((a, b) => (a.word < b.word ? -1 : 1))
  }
}

export const retailerToken = (id: string | null) => (id ? `#r${id}` : null)
export const categoryToken = (id: string | null) => (id ? `#c${id}` : null)
