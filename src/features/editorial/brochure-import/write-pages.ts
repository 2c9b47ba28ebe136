import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Locale, locales } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import type { ManifestPage } from './types'

const { brochurePages, brochurePagesLocales } = tables

const oldPage = z.object({
  number: z.number(),
  position: z.number(),
  hidden: z.boolean(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  alt: z.partialRecord(z.enum(locales), z.string().nullable()).nullable(),
})

type OldPage = z.infer<typeof oldPage>

/** Sizes from two exports of one layout differ by rounding only. */
const samePoints = 1

async function readPages(req: PayloadRequest, importId: string | null): Promise<Map<number, OldPage>> {
  if (!importId) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${brochurePages.number}, ${brochurePages.position}, ${brochurePages.hidden} is true as hidden,
      ${brochurePages.width}, ${brochurePages.height},
      (select jsonb_object_agg(${brochurePagesLocales._locale}, ${brochurePagesLocales.alt})
        from ${brochurePagesLocales} where ${brochurePagesLocales._parentId} = ${brochurePages.id}) as alt
    from ${brochurePages} where ${brochurePages.importId} = ${importId}`)
  return new Map(
    z
      .array(oldPage)
      .parse(rows)
      .map((page) => [page.number, page]),
  )
}

function matching(page: ManifestPage, old: Map<number, OldPage>) {
  const before = old.get(page.number)
  const same = (a: number, b: number) => Math.abs(a - b) <= samePoints
  return before && same(before.width, page.width) && same(before.height, page.height) ? before : undefined
}

const translated = (alt: OldPage['alt']): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(alt ?? {}).filter(([, text]) => text))

/**
 * Writes the pages of an import. What an editor set on a page of the previous import (position, hidden, alternative
 * texts) is kept for a page of the same number and size; but where all of them would be hidden, all are shown.
 */
export async function writePages(
  req: PayloadRequest,
  target: { importId: string; brochure: string; previousImport: string | null },
  pages: ManifestPage[],
) {
  const old = await readPages(req, target.previousImport)
  const place = (page: ManifestPage) => matching(page, old)?.position ?? page.number
  const ordered = [...pages].sort((a, b) => place(a) - place(b) || a.number - b.number)

  const keepsHidden = pages.some((page) => !matching(page, old)?.hidden)

  for (const [index, page] of ordered.entries()) {
    const before = matching(page, old)
    // Bypasses the hooks, which would update the search index once per page.
    await req.payload.db.create({
      collection: 'brochure-pages',
      data: {
        import: target.importId,
        brochure: target.brochure,
        number: page.number,
        position: index + 1,
        hidden: keepsHidden && before?.hidden === true,
        width: page.width,
        height: page.height,
        placeholder: page.placeholder,
        text: page.text,
        links: page.links,
        alt: translated(before?.alt ?? null),
      },
      req,
    })
  }
}
