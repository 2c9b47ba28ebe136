import { townForm } from '@/domain/head-scripts'
import type bg from '../../../../messages/bg.json'

/** `latin` is the name for pages in languages with Latin letters. */
export type Town = { slug: string; name: string; latin: string }

/** `isLatin`: the language of the page is written in Latin letters. */
export type TownWords = { words: typeof bg.editions.note; isLatin: boolean }

const form = new RegExp(townForm)

export const storedTown = ({ slug, name, latin }: Town): string => [slug, name, latin].join('|')

/** @returns null also for what nobody has chosen here, as anybody may write to the browser's storage */
export function townIn(stored: string): Town | null {
  const [, slug, name, latin] = form.exec(stored) ?? []
  return slug && name && latin ? { slug, name, latin } : null
}
