import { shopCatalogues } from './shop-catalogues'
import { shopWishlist } from './shop-wishlist'
import type { PageSeed } from './types'

/** The layouts of the catalogue, and where the quick view of a product leads. */
export const shopPages: PageSeed[] = [...shopCatalogues, shopWishlist]
