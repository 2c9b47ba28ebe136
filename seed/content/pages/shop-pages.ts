import { shopCart } from './shop-cart'
import { shopList } from './shop-list'
import { shopStandard } from './shop-standard'
import { shopWishlist } from './shop-wishlist'
import type { PageSeed } from './types'

/** Where the quick view of a product leads. */
export const shopPages: PageSeed[] = [shopStandard, shopList, shopCart, shopWishlist]
