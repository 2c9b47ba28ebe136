import { parseArgs } from 'node:util'
import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { matchCurrentOffers, matchListings } from '@/features/price-data/matching/match-listings'
import { refreshPrices } from '@/features/price-data/summaries/rebuild-summaries'
import { renewPrices } from '@/features/shop/prices/renew-prices'
import { cmsSystem, db } from '@/server/cms'
import { log } from '@/server/log'
import { countWords } from '@/server/search-index/rebuild'
import { writeBrochures } from './write/brochures'
import { writeCategories } from './write/categories'
import { writeCustomer } from './write/customer'
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
import { say } from './write/say'
import { writeSettings } from './write/settings'
import { writeShopProducts } from './write/shop-products'
import { writePickupPoints, writeShopSettings } from './write/shop-settings'
import { writeStaff } from './write/staff'
import { writeVoucher } from './write/voucher'
import { writeWishlists } from './write/wishlists'

/**
 * Fills in the demonstration content. Safe to repeat; on a new day the brochures' days move with it.
 * `--today YYYY-MM-DD` writes it as on another day.
 */
async function main() {
  const started = Date.now()
  const { values } = parseArgs({ options: { today: { type: 'string' } } })
  const today = values.today ?? sofiaDay()
  if (!isCalendarDay(today)) throw new Error(`--today should be a day such as 2026-03-01, not ${today}`)
  // Progress is said here in words for people.
  log.level = 'warn'
  const cms = await cmsSystem()
  await writeStaff(cms)
  await writeSettings(cms)
  await writeLegalPages(cms)
  await writeProductGroups(cms)
  await writeCustomer(cms)
  const categories = await writeCategories(cms)
  const retailers = await writeRetailers(cms, categories)
  await writeMenus(cms, { categories, retailers })
  await writeShopSettings(cms)
  await writePickupPoints(cms)
  await writeVoucher(cms)
  await writeShopProducts(cms, undefined, today)
  await writeReviews(cms)
  // Without it the catalogue is empty until the worker's first minute.
  await renewPrices(await db())
  await writeWishlists(cms)
  await writePages(cms, await writePosts(cms, today, await writePictures(cms)))
  await writeBrochures(cms, today, { categories, retailers })
  await writePrices(today, retailers)
  await matchListings()
  await refreshPrices()
  await matchCurrentOffers()
  // Without it every word is as rare as any other, until the worker's first night.
  await countWords(await db())
  await writeLists(cms)
  say(`done in ${Math.round((Date.now() - started) / 1000)} s`)
  await cms.destroy()
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
