import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { matchOffers } from '@/features/price-data/matching/match-offers'
import { judgeOffers } from '@/features/price-data/reductions/judge-offers'
import { isOfPdf, pdfOf, refreshPublished } from '@/server/db/offer-pdfs'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { keepInOtherPdfs } from '../editing/other-pdfs'
import { isCalledSame, isCovered, isDecided, overlap } from './known'
import { decideProposals, type OfImport, readAccepted, readOpen, type StoredProposal } from './store'

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
  published: z.boolean(),
  isHere: z.boolean(),
})

type Known = z.infer<typeof row>

/** Published offers come first: an older version of the same offer must not win over the one that visitors see. */
async function readKnown(database: Database, { brochure, importId }: OfImport): Promise<Known[]> {
  const { rows } = await database.execute(sql`
    select ${o.id}, ${o.pageNumber} as "pageNumber", ${o.title}, ${o.priceCents} as "priceCents",
      case when ${o.boxX} is not null and ${o.boxY} is not null and ${o.boxWidth} is not null and ${o.boxHeight} is not null
        then json_build_object('x', ${o.boxX}, 'y', ${o.boxY}, 'width', ${o.boxWidth}, 'height', ${o.boxHeight}) end as box,
      coalesce(${o.published}, false) as published,
      coalesce(${isOfPdf(o.pdfs, pdfOf(sql`${importId}::uuid`))}, false) as "isHere"
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

type Taken = { proposal: StoredProposal; offer: Known }

/**
 * Of several offers that a proposal may be, those of this PDF come first, then the published ones, which are of one PDF
 * too. Among them are things that are offered twice, of which the nearest is meant.
 */
function meantBy({ pageNumber, box }: StoredProposal, offers: readonly Known[]): Known | undefined {
  // Any place of the page is nearer than another page.
  const away = (offer: Known) => 2 * Math.abs(offer.pageNumber - pageNumber) - (offer.box ? overlap(offer.box, box) : 0)
  const own = offers.filter(({ isHere }) => isHere)
  const ofOnePdf = own.length > 0 ? own : offers.filter(({ published }) => published)
  return ofOnePdf.toSorted((one, other) => away(one) - away(other))[0] ?? offers[0]
}

type Accepted = ReadonlyMap<string, StoredProposal[]>

/** Names before places: where a page was put in, other goods at the same price may be at the place of an offer. */
function pairsOf(open: readonly StoredProposal[], known: readonly Known[], accepted: Accepted): Taken[] {
  const readOf = (offer: Known) => [offer, ...(accepted.get(offer.id) ?? [])]
  const isNamed = (proposal: StoredProposal, offer: Known) =>
    readOf(offer).some((other) => isCalledSame(proposal, other))
  const isPlaced = (proposal: StoredProposal, offer: Known) =>
    isDecided(proposal, readOf(offer)) || isCovered(proposal, [offer])
  const offerOf = new Map<StoredProposal, Known>()
  const taken = new Set<Known>()
  for (const isIt of [isNamed, isPlaced]) {
    for (const proposal of open.filter((each) => !offerOf.has(each))) {
      const offer = meantBy(
        proposal,
        known.filter((each) => !taken.has(each) && isIt(proposal, each)),
      )
      if (!offer) continue
      taken.add(offer)
      offerOf.set(proposal, offer)
    }
  }
  return [...offerOf].map(([proposal, offer]) => ({ proposal, offer }))
}

/** `read` are the places where former PDFs have the offer, as an editor may have drawn its box anew. */
function isMoved({ proposal, offer }: Taken, read: readonly StoredProposal[]): boolean {
  if (offer.isHere) return false
  if (offer.pageNumber !== proposal.pageNumber) return true
  return ![offer, ...read].some(
    ({ pageNumber, box }) => pageNumber === proposal.pageNumber && (box === null || overlap(box, proposal.box) > 0),
  )
}

const hashed = z.object({ hash: z.string() })

/** The offers get the places of this PDF, and the former PDFs copies with theirs. */
async function moveOffers(database: Database, { brochure, importId }: OfImport, moved: readonly Taken[]) {
  const { rows } = await database.execute(sql`select ${pdfOf(sql`${importId}::uuid`)} as hash`)
  const { hash: pdf } = hashed.parse(rows[0])
  const places = moved.map(({ proposal: { pageNumber: page, box }, offer: { id } }) => ({ id, page, ...box }))
  const copies = await keepInOtherPdfs(database, { brochure, pdf, ids: places.map(({ id }) => id) })
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pageNumber')} = row.page, ${named(offers, 'boxX')} = row.x,
      ${named(offers, 'boxY')} = row.y, ${named(offers, 'boxWidth')} = row.width,
      ${named(offers, 'boxHeight')} = row.height, ${named(offers, 'updatedAt')} = now()
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as row(id uuid, page int, x numeric, y numeric, width numeric, height numeric)
    where ${offers.id} = row.id`)
  await matchOffers(database, copies)
  await judgeOffers(database, copies)
  await refreshPublished(database, brochure)
}

/**
 * Assigns the brochure's known offers to a newly read PDF, so that nobody decides again on a corrected file: offers
 * accepted before at the same price, or at the same place; all of them where only the reading is new. Those that it has
 * on another page stand there in this PDF alone. Offers older than the first PDF go to the shown PDF, else to this one.
 *
 * @returns whether offers stand elsewhere, so that the former PDF has others now
 */
export async function takeOverProposals(database: Database, { brochure, importId }: OfImport): Promise<boolean> {
  const pdf = pdfOf(sql`${importId}::uuid`)
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = jsonb_build_array(coalesce((
      select ${i.hash} from ${brochures} b join ${imports} i on ${i.id} = ${b.activeImportId} where ${b.id} = ${brochure}
    ), ${pdf}))
    where ${offers.brochureId} = ${brochure} and ${offers.pdfs} is null`)
  await keepOffersOfFile(database, { brochure, importId })

  const known = await readKnown(database, { brochure, importId })
  const accepted = await readAccepted(database, brochure)
  const decisions = pairsOf(await readOpen(database, { brochure, importId }), known, accepted)
  if (decisions.length === 0) return false
  const moved = decisions.filter((each) => isMoved(each, accepted.get(each.offer.id) ?? []))
  await decideProposals(database, brochure, {
    accepted: decisions.map(({ proposal, offer }) => ({ proposal: proposal.id, offer: offer.id })),
  })
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = ${offers.pdfs} || to_jsonb(${pdf})
    where ${offers.id} = any(${sql.param(decisions.map(({ offer }) => offer.id))}::uuid[])
      and not ${isOfPdf(offers.pdfs, pdf)}`)
  if (moved.length > 0) await moveOffers(database, { brochure, importId }, moved)
  return moved.length > 0
}
