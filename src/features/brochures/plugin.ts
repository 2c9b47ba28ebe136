import { BrochureFiles, BrochurePages, Imports } from '@collections/brochures/brochure-pages'
import { Brochures } from '@collections/brochures/brochures'
import { Categories } from '@collections/brochures/categories'
import { Offers } from '@collections/brochures/offers'
import { Retailers } from '@collections/brochures/retailers'
import { Stores } from '@collections/brochures/stores'
import type { CmsArea } from '@/server/cms-area'

export const brochuresPlugin: CmsArea = {
  collections: [Brochures, Offers, Retailers, Stores, Categories, BrochureFiles, BrochurePages, Imports],
}
