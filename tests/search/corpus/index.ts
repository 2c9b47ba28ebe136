import { everyday } from './everyday'
import { nonFood } from './non-food'
import { categories, retailers } from './shops'
import type { Corpus } from './types'

/** Invented for judging the search; each shop and brochure is found by something different. */
export const ownCorpus: Corpus = { categories, retailers, brochures: [...everyday, ...nonFood] }
