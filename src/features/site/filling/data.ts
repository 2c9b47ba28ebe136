import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { env } from '@/server/env'

const filling = z.object({ brochures: z.int().min(0), of: z.int().positive() })

export type Filling = z.infer<typeof filling>

/** Written by the demonstration's seed while it fills an open site (seed/write/filling.ts). */
export function fillingFile(): string {
  return path.resolve(env().DATA_DIR, 'filling.json')
}

export function getFilling(): Promise<Filling | null> {
  return cached({ name: 'filling', key: [], tags: [tag.filling] }, readFilling)
}

/** Null without a report, or for a report of another form. */
export async function readFilling(): Promise<Filling | null> {
  try {
    return filling.parse(JSON.parse(await readFile(fillingFile(), 'utf8')))
  } catch {
    return null
  }
}
