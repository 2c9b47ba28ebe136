import { storedText } from '@/lib/stored-text'
import { comparedIn } from '../compared'

/** Storage is optional: the address holds the comparison too. */
const stored = storedText('broshura-compare')

export const comparedSlugs = (): string[] => comparedIn(stored.read())

export const setCompared = (slugs: string[]): void => void stored.write(slugs.join('.'))

export const useCompared = (): string[] => comparedIn(stored.useText())
