import { availableParallelism } from 'node:os'
import type { Payload } from 'payload'
import type { CalendarDay } from '@/domain/calendar-day'
import { matchCurrentOffers, matchListings } from '@/features/price-data/matching/match-listings'
import { refreshPrices } from '@/features/price-data/summaries/rebuild-summaries'
import { renewPrices } from '@/features/shop/goods/prices/renew-prices'
import { db } from '@/server/cms'
import { countWords } from '@/server/search-index/rebuild'
import { brochures } from './content/brochures'
import { openingBrochures } from './content/opening-brochures'
import type { Step } from './run-steps'
import { writeBrochures } from './write/brochures'
import { writeCategories } from './write/categories'
import { writeCustomer } from './write/customer'
import { filling } from './write/filling'
import { writeLegalPages } from './write/legal-pages'
import { writeLists } from './write/lists'
import { writeMenus } from './write/menus'
import { writePages } from './write/pages'
import { writePictures } from './write/pictures'
import { writePosts } from './write/posts'
import { writePrices } from './write/prices'
import { writeProductGroups } from './write/product-groups'
import { writeRetailers } from './write/retailers'
import { writeReviews } from './write/reviews'
import { writeSettings } from './write/settings'
import { writeShopProducts } from './write/shop-products'
import { writePickupPoints, writeShopSettings } from './write/shop-settings'
import { writeStaff } from './write/staff'
import type { Names } from './write/stored'
import { writeVoucher } from './write/voucher'
import { writeWishlists } from './write/wishlists'

type Slugs = Map<string, string>

/**
 * The steps of the seed: those without which the site would look unfinished, and those that run while it is open. Each
 * step skips what exists already.
 */
export function stepsOf(cms: Payload, today: CalendarDay): { opening: Step[]; rest: Step[] } {
  const ids: { categories: Slugs; retailers: Slugs } = { categories: new Map(), retailers: new Map() }
  let pictures: Names = new Map()
  const opening: Step[] = [
    { name: 'settings and categories', seconds: 5, run: settings },
    { name: 'legal pages', seconds: 8, run: () => writeLegalPages(cms) },
    { name: 'goods', seconds: 12, run: () => writeShopProducts(cms, undefined, today) },
    { name: 'reviews', seconds: 4, run: reviews },
    { name: 'pictures of pages', seconds: 3, run: pagePictures },
    { name: 'posts and pages', seconds: 10, run: async () => writePages(cms, await writePosts(cms, today, pictures)) },
    { name: 'first brochures', seconds: 15, run: first },
  ]
  const rest: Step[] = [
    { name: 'brochures', seconds: 110, run: others },
    { name: 'prices', seconds: 20, run: () => writePrices(today, ids.retailers) },
    { name: 'compared products', seconds: 10, run: compared },
    { name: 'lists', seconds: 1, run: lists },
  ]
  return { opening, rest }

  async function settings() {
    await writeStaff(cms)
    await writeSettings(cms)
    await writeProductGroups(cms)
    await writeCustomer(cms)
    ids.categories = await writeCategories(cms)
    ids.retailers = await writeRetailers(cms, ids.categories)
    await writeMenus(cms, ids)
    await writeShopSettings(cms)
    await writePickupPoints(cms)
    await writeVoucher(cms)
  }

  function first() {
    return writeBrochures(cms, today, ids, { seeds: openingBrochures(brochures) })
  }

  /** The build of the site is done by now, or nearly, so a second processor is free. */
  function others() {
    return writeBrochures(cms, today, ids, { atOnce: Math.min(2, availableParallelism()), onWritten: filling.say })
  }

  async function pagePictures() {
    pictures = await writePictures(cms)
  }

  async function reviews() {
    await writeReviews(cms)
    // Otherwise the catalogue would be empty until the worker's first minute.
    await renewPrices(await db())
    await writeWishlists(cms)
  }

  async function compared() {
    await matchListings()
    await refreshPrices()
    await matchCurrentOffers()
  }

  async function lists() {
    // Otherwise every word would count as equally rare until the worker's first night.
    await countWords(await db())
    await writeLists(cms)
  }
}
