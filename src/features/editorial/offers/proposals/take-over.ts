import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isOfPdf, pdfOf } from '@/server/db/offer-pdfs'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isCovered, isDecided } from './known'
import { decideProposals, type OfImport, readAccepted, readOpen } from './store'

const { brochures, imports, offers } = tables
const b = alias(brochures, 'b')
const i = alias(imports, 'i')
const former = alias(imports, 'former')
const o = alias(offers, 'o')

const row = z.object({
  id: z.string(),
  pageNumber: z.number(),
  title: z.string(),
  priceCents: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
})

type Known = z.infer<typeof row>

/** Published offers come first: an older version of the same offer must not win over the one that visitors see. */
async function readKnown(database: Database, brochure: string): Promise<Known[]> {
  const { rows } = await database.execute(sql`
    select ${o.id}, ${o.pageNumber} as "pageNumber", ${o.title}, ${o.priceCents} as "priceCents",
      case when ${o.boxX} is not null and ${o.boxY} is not null and ${o.boxWidth} is not null and ${o.boxHeight} is not null
        then json_build_object('x', ${o.boxX}, 'y', ${o.boxY}, 'width', ${o.boxWidth}, 'height', ${o.boxHeight}) end as box
    from ${offers} o where ${o.brochureId} = ${brochure} order by ${o.published} desc, ${o.updatedAt} desc, ${o.id}`)
  return z.array(row).parse(rows)
}

/**
 * The same file is another PDF by its hash when other pages are read from their pictures, or pages are drawn in another
 * way. It has all offers of the reading before it; those of older readings alone were removed since.
 */
async function keepOffersOfFile(database: Database, { brochure, importId }: OfImport): Promise<void> {
  const pdf = pdfOf(sql`${importId}::uuid`)
  const before = sql`(
    select ${former.hash} from ${imports} former join ${imports} i on ${i.fileId} = ${former.fileId}
    where ${i.id} = ${importId} and ${former.brochureId} = ${brochure} and ${former.id} <> ${importId}
      and ${isOneOf(former.status, 'done')}
    order by ${former.createdAt} desc, ${former.id} desc limit 1)`
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = ${offers.pdfs} || to_jsonb(${pdf})
    where ${offers.brochureId} = ${brochure} and ${offers.pdfs} ? ${before} and not ${isOfPdf(offers.pdfs, pdf)}`)
}

/**
 * Assigns the brochure's known offers to a newly read PDF, so that nobody decides again on a corrected file: offers
 * accepted before at the same price, or at the same place; all of them where only the reading is new. Offers older than
 * the first PDF go to the shown PDF, else to this one.
 */
export async function takeOverProposals(database: Database, { brochure, importId }: OfImport): Promise<void> {
  const pdf = pdfOf(sql`${importId}::uuid`)
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = jsonb_build_array(coalesce((
      select ${i.hash} from ${brochures} b join ${imports} i on ${i.id} = ${b.activeImportId} where ${b.id} = ${brochure}
    ), ${pdf}))
    where ${offers.brochureId} = ${brochure} and ${offers.pdfs} is null`)
  await keepOffersOfFile(database, { brochure, importId })

  const known = await readKnown(database, brochure)
  const accepted = await readAccepted(database, brochure)
  const taken = new Set<string>()
  const decisions = (await readOpen(database, { brochure, importId })).flatMap((proposal) => {
    const isIt = (offer: Known) =>
      isDecided(proposal, [offer, ...(accepted.get(offer.id) ?? [])]) || isCovered(proposal, [offer])
    const offer = known.find((each) => !taken.has(each.id) && isIt(each))
    if (!offer) return []
    taken.add(offer.id)
    return [{ proposal: proposal.id, offer: offer.id }]
  })
  if (decisions.length === 0) return
  await decideProposals(database, brochure, { accepted: decisions })
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = ${offers.pdfs} || to_jsonb(${pdf})
    where ${offers.id} = any(${sql.param([...taken])}::uuid[]) and not ${isOfPdf(offers.pdfs, pdf)}`)
}
