import { everyday } from './everyday'
import { nonFood } from './non-food'
import { categories, retailers } from './shops'
import type { Corpus } from './types'

/** Invented for judging the search; every shop and brochure differs in what it is found by. */
export const ownCorpus: Corpus = { categories, retailers, brochures: [...everyday, ...nonFood] }
