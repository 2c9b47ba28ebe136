import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '../db/transaction'

const texts = z
  .array(z.string().nullable())
  .nullable()
  .transform((found) => (found ?? []).filter((text) => text !== null))

const post = z.object({
  id: z.string(),
  publishedOn: z.string().nullable(),
  titles: texts,
  summaries: texts,
  /** Rich text, as the CMS stores it. */
  bodies: z
    .array(z.unknown())
    .nullable()
    .transform((found) => found ?? []),
  transcripts: texts,
  links: texts,
  captions: texts,
  terms: texts,
  authors: texts,
})

export type PostSource = z.infer<typeof post>

/** The published ones among these posts, with their texts and the names of their terms in every language. */
export async function readPostSources(database: Database, ids: string[] | 'all'): Promise<PostSource[]> {
  const { rows } = await database.execute(sql`
    select p.id, p.published_on as "publishedOn", t.titles, t.summaries, t.bodies, t.transcripts, t.links,
      (select array_agg(l.caption order by pp._order) from posts_pictures pp join posts_pictures_locales l on l._parent_id = pp.id
        where pp._parent_id = p.id) as captions,
      (select array_agg(l.name) from post_terms_locales l
        where l._parent_id = p.category_id or l._parent_id in (
          select r.post_terms_id from posts_rels r where r.parent_id = p.id and r.path = 'tags'
        )) as terms,
      (select array_agg(l.name) from authors_locales l where l._parent_id = p.author_id) as authors
    from posts p
    left join lateral (
      select array_agg(l.title) as titles, array_agg(l.summary) as summaries, json_agg(l.text) as bodies,
        array_agg(l.transcript) as transcripts, array_agg(l.link_title) as links
      from posts_locales l where l._parent_id = p.id
    ) t on true
    where p._status = 'published' ${ids === 'all' ? sql`` : sql`and p.id = any(${sql.param(ids)}::uuid[])`}`)
  return z.array(post).parse(rows)
}
