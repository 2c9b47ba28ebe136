import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import type { ShopPrice } from '@/domain/shopping-list'
import { meantThings } from '@/features/search/meant'
import { searchTags } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { answered } from '@/server/cache/cached'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { comparablePrices, pricesOfTheseDays } from '../view'
import { offerPrices, storePrices } from './store-prices'

const { offers } = tables
const products = alias(tables.prices.products, 'p')

/**
 * Prices of a note today: in each shop the cheapest thing of the named kind. Empty for an unknown kind and for a note
 * that would have to be corrected first.
 */
export function notePrices(note: string, locale: Locale): Promise<ShopPrice[]> {
  const text = note.trim().toLocaleLowerCase('bg')
  return answered({ name: 'note-prices', key: [text, locale], tags: searchTags }, async () => {
    const today = sofiaDay()
    const meant = await meantThings(text, locale)
    const [ofOffers, ofStores] = await Promise.all([
      offerPrices(meant.offers, [], today),
      storePrices(meant.products, []),
    ])
    const titles = await titlesOf(meant)
    const named = [
      ...ofOffers.map(({ id, price }) => ({ ...price, what: titles.get(`offer:${id}`) })),
      ...ofStores.map(({ product, price }) => ({ ...price, what: titles.get(`product:${product}`) })),
    ]
    return cheapestInEach(pricesOfTheseDays(comparablePrices(named), today))
  })
}

function cheapestInEach(prices: ShopPrice[]): ShopPrice[] {
  const byShop = Map.groupBy(prices, ({ shop }) => shop)
  return [...byShop.values()].flatMap((own) => own.toSorted((one, other) => one.cents - other.cents).slice(0, 1))
}

const titleRow = z.object({ id: z.string(), title: z.string() })

async function titlesOf(meant: { offers: string[]; products: number[] }): Promise<Map<string, string>> {
  const { rows } = await (await db()).execute(sql`
    select 'offer:' || ${offers.id} as id, concat_ws(', ', ${offers.title}, nullif(${offers.brand}, ''), nullif(${offers.packSize}, '')) as title
    from ${offers} where ${offers.id} = any(${sql.param(meant.offers)}::uuid[])
    union all select 'product:' || ${products.id}, ${products.title} from ${tables.prices.products} p
    where ${products.id} = any(${sql.param(meant.products)}::integer[])`)
  return new Map(
    readableRows(titleRow, rows, 'lists/note-prices').map(({ id, title }) => [id, title.slice(0, limits.title)]),
  )
}
