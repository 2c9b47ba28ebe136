import { unstable_cache } from 'next/cache'

type Read = { name: string; key: string[]; tags: string[] }

/** Keeps the result of a public read until one of its tags is invalidated, or, with the tag `day`, until midnight in Sofia. */
export function cached<Result>({ name, key, tags }: Read, read: () => Promise<Result>): Promise<Result> {
  return unstable_cache(read, [name, ...key], { tags, revalidate: false })()
}
