import { storedText } from '@/lib/stored-text'
import { comparedIn, mostCompared } from '../compared'

/** Storage is optional: the address holds the comparison too. */
const stored = storedText('broshura-compare')

export const comparedSlugs = (): string[] => comparedIn(stored.read())

/** @returns false where the browser stores nothing */
export const setCompared = (slugs: string[]): boolean => stored.write(slugs.join('.'))

/**
 * @returns null when done, else the products for the address of the comparison page: with a full comparison the page
 * asks which to replace, and where the browser stores nothing only the address holds them
 */
export function toggleCompared(slug: string): string[] | null {
  const before = comparedSlugs()
  const slugs = before.includes(slug) ? before.filter((each) => each !== slug) : [...before, slug]
  return slugs.length <= mostCompared && setCompared(slugs) ? null : slugs
}

export const useCompared = (): string[] => comparedIn(stored.useText())
