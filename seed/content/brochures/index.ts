import type { BrochureSeed } from '../types'
import { drugstores } from './drugstores'
import { electronics } from './electronics'
import { fashion } from './fashion'
import { furniture } from './furniture'
import { hardware } from './hardware'
import { localFood } from './local-food'
import { pharmacies } from './pharmacies'
import { supermarkets } from './supermarkets'
import { toys } from './toys'

export const brochures: BrochureSeed[] = [
  ...supermarkets,
  ...localFood,
  ...pharmacies,
  ...drugstores,
  ...electronics,
  ...toys,
  ...hardware,
  ...furniture,
  ...fashion,
]
