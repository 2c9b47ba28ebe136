import { unstable_cache } from 'next/cache'
import { storedAnswers } from './process-cache'

type Question = {
  name: string
  key: unknown
  /** A change of any of these tags drops the answer; `day` ends it at midnight in Sofia. */
  tags: string[]
}

const overhead = 512

/**
 * Keeps the answer to a question that anybody may make up, in a bounded share of memory, until one of its tags is
 * invalidated. Concurrent callers share one run, unless a tag was invalidated since it began.
 * @param find must return plain JSON
 */
export async function answered<Answer>({ name, key, tags }: Question, find: () => Promise<Answer>): Promise<Answer> {
  const { store, running } = storedAnswers()
  const place = `${name} ${JSON.stringify(key)}`
  const known = store.get(place)
  if (known) return JSON.parse(known.value)
  const begun = store.now()
  const other = running.get(place)
  const isAsFresh = other && other.begun.at >= begun.at && store.isOpen
  if (other && (isAsFresh || store.isCurrent(tags, other.begun))) return JSON.parse(await other.answer)
  const own = { begun, answer: find().then((found) => JSON.stringify(found)) }
  running.set(place, own)
  try {
    const text = await own.answer
    store.set(place, text, { tags, bytes: overhead + (place.length + text.length) * 2, begun: own.begun })
    return JSON.parse(text)
  } finally {
    if (running.get(place) === own) running.delete(place)
  }
}

/**
 * Like `answered`, for several things: only those that are not cached are read, all in one call.
 * @param read returns plain JSON by id; an id that does not exist is missing there and in the result, which keeps the
 * order
 */
export async function answeredEach<Id extends number | string, Answer>(
  { name, key, tags }: Question,
  ids: Id[],
  read: (ids: Id[]) => Promise<[Id, Answer][]>,
): Promise<Answer[]> {
  const { store } = storedAnswers()
  const common = `${name} ${JSON.stringify(key)}`
  const texts = new Map<Id, string>()
  for (const id of ids) {
    const known = store.get(`${common} ${id}`)
    if (known) texts.set(id, known.value)
  }
  const missing = ids.filter((id) => !texts.has(id))
  const begun = store.now()
  for (const [id, answer] of missing.length > 0 ? await read(missing) : []) {
    const place = `${common} ${id}`
    const text = JSON.stringify(answer)
    store.set(place, text, { tags, bytes: overhead + (place.length + text.length) * 2, begun })
    texts.set(id, text)
  }
  return ids.flatMap((id) => {
    const text = texts.get(id)
    return text === undefined ? [] : [JSON.parse(text)]
  })
}

type Read = { name: string; key: string[]; tags: string[] }

/**
 * Keeps the result of a public read until one of its tags is invalidated; with the tag `day`, until midnight in Sofia.
 */
export function cached<Result>({ name, key, tags }: Read, read: () => Promise<Result>): Promise<Result> {
  return unstable_cache(read, [name, ...key], { tags, revalidate: false })()
}
