import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { z } from 'zod'
import { medicineCategory } from '@/domain/product-group-rules'
import { defaultLocale } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { firstNames, mostNamed, problem } from '../../document-endpoint'
import { moveFollows } from '../../hooks/invalidate-on-change'

const { brochures, brochuresLocales, categories, follows, offers, redirects } = tables
const b = alias(brochures, 'b')
const c = alias(categories, 'c')
const l = alias(brochuresLocales, 'l')
const next = alias(categories, 'next')

const titled = z.object({ title: z.string() })

/** Search would find offers of a category of their own under none until their brochure is saved again. */
export const refuseWhileOffered: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select distinct coalesce(${l.title}, ${b.slug}) as title
    from ${offers} join ${brochures} b on ${b.id} = ${offers.brochureId}
    left join ${brochuresLocales} l on ${l._parentId} = ${b.id} and ${l._locale} = ${defaultLocale}
    where ${offers.categoryId} = ${id} and ${offers.published}
    order by 1 limit ${mostNamed + 1}`)
  if (rows.length === 0) return
  const titles = firstNames(rows.map((row) => titled.parse(row).title))
  throw new APIError(problem('categoryOffers', req.i18n.language, { brochures: titles }), 409, null, true)
}

const followed = z.object({ slug: z.string(), followers: z.coerce.number(), next: z.string().nullable() })

/**
 * Followers of a category go to the one to which its address is redirected, as nothing else says what takes its place.
 * Without that they would have no more news, and nobody would tell them. There are no alerts about medicines
 * (docs/product.md, section 4), so nobody comes to follow their category.
 */
export const moveFollowersOfCategory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const folder = publicPathOf('categories', '')
  const { rows } = await (await transactionOf(req)).execute(sql`
    select ${c.slug},
      (select count(*) from ${follows}
        where ${isOneOf(follows.kind, 'category')} and ${follows.value} = ${c.slug}) as followers,
      (select ${next.slug} from ${redirects} join ${categories} next on ${redirects.to} = ${folder}::text || ${next.slug}
        where ${redirects.from} = ${folder}::text || ${c.slug}) as next
    from ${categories} c where ${c.id} = ${id}`)
  const found = rows[0] && followed.parse(rows[0])
  if (!found?.followers) return
  const { slug, followers, next: successor } = found
  if (successor && successor !== medicineCategory) return moveFollows('category', slug, successor, req)
  const values = { count: followers, path: publicPathOf('categories', slug) }
  const sentence = successor ? 'categoryOfMedicines' : 'categoryFollowed'
  throw new APIError(problem(sentence, req.i18n.language, values), 409, null, true)
}
