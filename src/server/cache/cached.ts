import { unstable_cache } from 'next/cache'
import { answers } from './process-cache'

type Question = {
  name: string
  /** What the answer depends on, and nothing of who asks. */
  key: unknown
  /** A change of any of these changes the answer; `day` ends it at midnight in Sofia. */
  tags: string[]
}

/** Bytes of an entry beside its texts. */
const overhead = 512

/**
 * Keeps the answer to a question that anybody may think of, in a bounded share of memory, until one of its tags is invalidated.
 * Who asks the same meanwhile waits for the same answer, unless something has changed since it was begun.
 * @param find gives what JSON can hold
 */
export async function answered<Answer>({ name, key, tags }: Question, find: () => Promise<Answer>): Promise<Answer> {
  const { store, running } = answers()
  const place = `${name} ${JSON.stringify(key)}`
  const known = store.get(place)
  if (known) return JSON.parse(known.value)
  const other = running.get(place)
  if (other && store.isCurrent(tags, other.begun)) return JSON.parse(await other.answer)
  const own = { begun: store.now(), answer: find().then((found) => JSON.stringify(found)) }
  running.set(place, own)
  try {
    const text = await own.answer
    store.set(place, text, tags, overhead + (place.length + text.length) * 2, own.begun)
    return JSON.parse(text)
  } finally {
    if (running.get(place) === own) running.delete(place)
  }
}

type Read = { name: string; key: string[]; tags: string[] }

/** Keeps the result of a public read until one of its tags is invalidated, or, with the tag `day`, until midnight in Sofia. */
export function cached<Result>({ name, key, tags }: Read, read: () => Promise<Result>): Promise<Result> {
  return unstable_cache(read, [name, ...key], { tags, revalidate: false })()
}
