import { Client } from 'pg'
import { Guest } from './guest'
import { type Load, loadOf } from './load'
import { courierToTheDoor, fillCart, fillCheckout, type Goods, goodsOnSale, measureOrders } from './orders'
import { pagesOf } from './pages'
import { type Spent, spentWhile } from './processor'
import { heading, kb, line, ms, rate } from './report'
import { timesOf } from './samples'
import type { Subject } from './subject'

const catalogue = '/shop-standard'

const plenty = 1_000_000

export async function measureShop(subject: Subject): Promise<void> {
  const { what, site } = subject
  const { many, hot, shippingMethod, questions } = await stockUp(subject.databaseUrl)
  const { start, category, brochure } = await pagesOf(site, subject.databaseUrl, 1)
  heading(`${what}: cached pages of the shop, beside others`)
  const others: number[] = []
  for (const [name, url] of Object.entries({ start, category, brochure })) {
    others.push((await measured(subject, name, url)).rate)
  }
  const least = Math.min(...others) * 0.9
  for (const [name, path] of [
    ['catalogue', catalogue],
    ['product', hot.page],
  ] as const) {
    await measured(subject, name, `${site}${path}`, { least })
  }

  heading(`${what}: catalogue with a choice`)
  const half = Math.floor(questions.length / 2)
  const asked = questions.map((query) => `${site}${catalogue}/filter?${query}`)
  await timesOf(asked.slice(half))
  const fresh = await spentWhile(subject, () => timesOf(asked.slice(0, half)))
  line(`${fresh.result.count} choices nobody has made`, `p50 ${ms(fresh.result.p50)}, p95 ${ms(fresh.result.p95)}`, {
    text: 'p95 below 100 ms',
    met: fresh.result.p95 < 100,
  })
  line('  processor time', costOf(fresh, fresh.result.count))
  await measured(subject, 'the same choice again', asked[0] ?? '')

  heading(`${what}: cart and checkout of a guest with three things, made for each request`)
  const guest = new Guest(site)
  await fillCart(guest, many.slice(0, 3))
  await fillCheckout(guest, { shippingMethod })
  for (const [name, path] of [
    ['cart', '/shop-cart'],
    ...['contact', 'delivery', 'payment', 'order'].map((step) => [`checkout, ${step}`, `/shop-checkout?step=${step}`]),
  ] as const) {
    await measured(subject, name, `${site}${path}`, { cookie: guest.cookie })
  }
  await measureOrders(subject, { many, hot, shippingMethod })
}

type Wish = {
  cookie?: string
  least?: number
}

async function measured(subject: Subject, name: string, url: string, { cookie, least }: Wish = {}): Promise<Load> {
  const plain = await loadOf(url, 'identity', cookie)
  const packed = await spentWhile(subject, () => loadOf(url, 'br', cookie))
  const goal = least && { text: `90 % of the slowest of the others`, met: packed.result.rate >= least }
  line(`${name}, ${kb(plain.bytes / 1024)}`, speedOf(plain))
  line('  packed as for a browser', speedOf(packed.result), goal || undefined)
  line('  processor time', costOf(packed, packed.result.count))
  return packed.result
}

const speedOf = (load: Load) => `${rate(load.rate)}, p50 ${ms(load.p50)}, p99 ${ms(load.p99)}`

const costOf = ({ web, postgres }: Spent<unknown>, count: number) =>
  `web ${(web / count).toFixed(2)} ms, Postgres ${(postgres / count).toFixed(2)} ms`

type Stocked = { many: Goods[]; hot: Goods; shippingMethod: string; questions: string[] }

async function stockUp(databaseUrl: string): Promise<Stocked> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const rowsOf = async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows
  await client.query(`update shop.variant_stock set on_hand = ${plenty}`)
  const goods = await rowsOf<Goods>(goodsOnSale)
  const methods = await rowsOf<{ id: string }>(courierToTheDoor)
  const questions = await rowsOf<{ query: string }>(`
    select distinct on (md5(t.slug || s.size || c.slug || sort))
      'category=' || t.slug || '&size=' || replace(s.size, ' ', '+') || '&colour=' || c.slug || '&sort=' || sort as query
    from shop.variant_stock s join colours c on c.id = s.colour join products_rels r on r.parent_id = s.product
    join product_terms t on t.id = r.product_terms_id and t.kind = 'category',
      unnest(array['price-up', 'price-down', 'reduction']) sort
    order by md5(t.slug || s.size || c.slug || sort) limit 400`)
  await client.end()
  const [hot] = goods
  const [method] = methods
  if (!hot || !method) throw new Error('There is nothing to buy, or no way to send it.')
  return { many: goods, hot, shippingMethod: method.id, questions: questions.map(({ query }) => query) }
}
