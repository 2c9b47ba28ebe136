import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { env } from '@/server/env'

const filling = z.object({ brochures: z.int().min(0), of: z.int().positive() })

export type Filling = z.infer<typeof filling>

/** Written by the seed of the demonstration as long as it works on an open site (seed/write/filling.ts). */
export function fillingFile(): string {
  return path.resolve(env().DATA_DIR, 'filling.json')
}

/** How many brochures are there already, while the demonstration is being filled in; null on every other site. */
export function getFilling(): Promise<Filling | null> {
  return cached({ name: 'filling', key: [], tags: [tag.filling] }, readFilling)
}

/** The report of the seed; null where there is none, or it is not of that form. */
export async function readFilling(): Promise<Filling | null> {
  const text = await readFile(fillingFile(), 'utf8').catch(() => null)
  if (text === null) return null
  const found = filling.safeParse(JSON.parse(text))
  return found.data ?? null
}
