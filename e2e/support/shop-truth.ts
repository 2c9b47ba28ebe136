import pg from 'pg'
import { sofiaDay } from '../../src/domain/calendar-day'
import { stack } from './stack-ready'

async function ask<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}

export const euro = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

type Lowest = { title: string; shop: string; cents: number; litre: number; day: string; slug: string }

/** The lowest price per litre in today's brochures for everybody, of shops in a town. */
export async function lowestOffer(words: string, town: string): Promise<Lowest> {
  const [lowest] = await ask<Lowest>(
    `select o.title, r.name as shop, o.price_cents as cents, o.current_to as day, b.slug,
       round(o.price_cents / replace((regexp_match(o.pack_size, '^([0-9,]+) л'))[1], ',', '.')::numeric)::integer as litre
     from offers o join brochures b on b.id = o.brochure_id join retailers r on r.id = o.retailer_id
     where o.published and o.current_from <= $3 and o.current_to >= $3 and o.title ilike '%' || $1 || '%'
       and o.pack_size ~ '^[0-9,]+ л' and exists (select from stores s where s.retailer_id = r.id and s.town = $2)
     order by litre, o.id limit 1`,
    [words, town, sofiaDay()],
  )
  if (!lowest) throw new Error(`no offer of ${words} in ${town}`)
  return lowest
}

/**
 * The lowest price per litre that a chain has reported for a town; an invented chain counts when no real one sells the
 * product.
 */
export async function lowestReport(words: string, town: string): Promise<Lowest> {
  const [lowest] = await ask<Lowest>(
    `select title, shop, cents, day, slug, round(cents * 1000.0 / pack_amount)::integer as litre from (
       select p.title, p.slug, p.pack_amount, c.name as shop, least(t.low, t.promo) as cents, t.day::text as day,
         row_number() over (partition by p.id order by c.invented, least(t.low, t.promo)) as place
       from prices.latest t join prices.places at on at.id = t.place_id and at.name = $2
       join prices.listings l on l.id = t.listing_id and l.hold is null
       join prices.products p on p.id = l.product_id and p.pack_unit = 'l' and p.title ilike '%' || $1 || '%'
       join prices.companies k on k.id = l.company_id join prices.chains c on c.id = k.chain_id
     ) priced where place = 1 order by litre, slug limit 1`,
    [words, town],
  )
  if (!lowest) throw new Error(`no price of ${words} in ${town}`)
  return lowest
}

type Reduction = { title: string; brochure: string; slug: string; shop: string; cents: number; lowest: number }

/**
 * An offer of today that its chain also reports as a promotion below the lowest price of the 30 days before it began
 * or last became dearer, and that no other brochure undercuts. Yesterday's report counts: tests may run past midnight.
 */
export async function realReduction(): Promise<Reduction> {
  const [found] = await ask<Reduction>(
    `with offered as (
       select o.id, o.title, b.slug as brochure, p.slug, r.name as shop, o.price_cents as cents, l.id as listing, l.company_id
       from prices.offer_matches m join offers o on o.id = m.offer_id and o.published and not o.loyalty_only
       join brochures b on b.id = o.brochure_id join retailers r on r.id = o.retailer_id
       join prices.products p on p.id = m.product_id join prices.chains c on c.retailer_id = r.id
       join prices.companies k on k.chain_id = c.id
       join prices.listings l on l.company_id = k.id and l.product_id = p.id and l.hold is null
       join product_groups g on g.number = l.group_number and g.verdict_rule = 'none' and g.perishable is not true
       join prices.latest t on t.listing_id = l.id and t.place_id = 0 and t.promo = o.price_cents
         and t.day between $1::text::date - 1 and $1::text::date
       where o.current_from <= $1::text and o.current_to >= $1::text
         and not exists (select from prices.offer_matches n join offers x on x.id = n.offer_id and x.published
           where n.product_id = p.id and x.id <> o.id and x.price_cents <= o.price_cents
             and x.current_from <= $1::text and x.current_to >= $1)
         and not exists (select from prices.latest y join prices.listings z on z.id = y.listing_id
           where z.product_id = p.id and y.place_id = 0 and y.day > $1::text::date - 3 and z.id <> l.id
             and least(y.low, y.promo) < o.price_cents)
     ), days as (
       select f.id, f.listing, d.day, s.promo < s.low as reduced, least(s.low, s.promo) as price,
         least(s.low, s.promo) > lag(least(s.low, s.promo)) over (partition by f.id, f.listing order by d.day) as dearer
       from offered f join prices.company_days d on d.company_id = f.company_id
       join prices.spans s on s.listing_id = f.listing and s.place_id = 0 and d.day between s.first_day and s.last_day
     ), began as (
       select id, min(day) as day from days a where not exists (
         select from days b where b.id = a.id and b.listing = a.listing and b.day >= a.day
             and (b.reduced is not true or b.dearer and b.day > a.day))
       group by id
     )
     select f.title, f.brochure, f.slug, f.shop, f.cents, min(d.price) as lowest
     from offered f join began using (id) join days d on d.id = f.id and d.listing = f.listing
       and d.day < began.day and d.day >= began.day - 30
     group by f.id, f.title, f.brochure, f.slug, f.shop, f.cents
     having count(*) >= 20 and min(d.price) > f.cents order by f.cents::numeric / min(d.price), f.id limit 1`,
    [sofiaDay()],
  )
  if (!found) throw new Error('no reduction is real')
  return found
}

/**
 * The cost of a list item in each shop that sells it, the lower of brochure and report. Reports of invented chains
 * count when no real one reports it, old reports when there is nothing newer.
 */
export async function costsOf(id: string): Promise<Map<string, number>> {
  const [kind, value] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)]
  const product =
    kind === 'product'
      ? '(select id from prices.products where slug = $1)'
      : '(select product_id from prices.offer_matches where offer_id::text = $1)'
  const rows = await ask<{ shop: string; cents: number }>(
    `select shop, min(cents) as cents from (select *, bool_or(recent) over () as any_recent from (
       select *, bool_or(kind = 'real') over () as any_real from (
         select r.name as shop, o.price_cents as cents, true as recent, 'brochure' as kind
         from offers o join retailers r on r.id = o.retailer_id
         left join prices.offer_matches m on m.offer_id = o.id
         where o.published and o.current_from <= $2 and o.current_to >= $2 and (m.product_id = ${product} or o.id::text = $1)
         union all
         select coalesce(r.name, c.name), least(t.low, t.promo), t.day >= $2::date - 2,
           case when c.invented then 'invented' else 'real' end from prices.listings l
         join prices.latest t on t.listing_id = l.id and t.place_id = 0 join prices.companies k on k.id = l.company_id
         join prices.chains c on c.id = k.chain_id left join retailers r on r.id = c.retailer_id
         where l.product_id = ${product} and l.hold is null and t.day >= (
           select max(d.day) - 2 from prices.company_days d join prices.companies dk on dk.id = d.company_id
           join prices.chains dc on dc.id = dk.chain_id where dc.invented = c.invented)
       ) asked) of_kinds where kind <> 'invented' or not any_real
     ) found where recent or not any_recent group by shop`,
    [value, sofiaDay()],
  )
  return new Map(rows.map(({ shop, cents }) => [shop, cents]))
}
