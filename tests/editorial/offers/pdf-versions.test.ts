import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fieldsOfProposal } from '@/admin/offer-editor/editor-change'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { OfferEditorState } from '@/features/editorial/offers/editing/types'
import { drawPdf } from '../brochure-import/make-pdf'
import { type EditorFixtures, fixture, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures

beforeAll(async () => {
  ;({ payload, fixtures } = await startEditor())
})
afterAll(() => payload.destroy())

const accepting = ({ proposals }: OfferEditorState, count: number) =>
  proposals.slice(0, count).map((proposal) => ({ ...fieldsOfProposal(proposal), proposal: proposal.id }))

const drawn = (title: string) => ({ ...blankOffer, title, priceCents: 250 })
const titlesIn = (offers: readonly { title: string }[]) => offers.map(({ title }) => title).sort()

const titled = z.array(z.object({ title: z.string(), price: z.coerce.number() }))

/** Offers as the page, the search and REST show them, which must agree. */
async function publicOffers(id: string): Promise<string[]> {
  const { readOffers } = await import('@/features/brochures/detail-query')
  const { activeImport } = await fixtures.published(id)
  const onPage = await readOffers(id, sql`${activeImport}::uuid`)
  const { rows } = await payload.db.drizzle.execute(sql`
    select o.title, s.price from search.offers s join offers o on o.id = s.id where s.brochure_id = ${id}`)
  const read = await payload.find({
    collection: 'offers',
    where: { brochure: { equals: id } },
    overrideAccess: false,
    pagination: false,
    depth: 0,
  })
  const shown = onPage.map(({ title, priceCents }) => `${title} ${priceCents}`).sort()
  expect(
    titled
      .parse(rows)
      .map(({ title, price }) => `${title} ${price}`)
      .sort(),
  ).toEqual(shown)
  expect(read.docs.map(({ title, priceCents }) => `${title} ${priceCents}`).sort()).toEqual(shown)
  return titlesIn(onPage)
}

async function replaced(name: string) {
  const id = await fixtures.importPdf('raised-cents.pdf')
  await fixtures.change(id, { create: [...accepting(await fixtures.editorState(id), 2), drawn('Рисувана')] })
  await fixtures.publish(id)
  const { file: first } = await fixtures.published(id)
  const before = await publicOffers(id)
  const file = await fixtures.upload(await fixture(name))
  await payload.update({ collection: 'brochures', id, draft: true, data: { file } })
  await fixtures.runImports()
  return { id, first, before }
}

const publishDraft = (id: string) =>
  payload.update({ collection: 'brochures', id, locale: 'bg', data: { _status: 'published' } })

describe('offers of a PDF that is not published', () => {
  it('are public nowhere until it is; then those of the former are not', async () => {
    const { id, first, before } = await replaced('tiles.pdf')
    expect(before).toHaveLength(3)
    const draft = await fixtures.editorState(id)
    expect([draft.offers, titlesIn(draft.elsewhere)]).toEqual([[], before])
    const told = await (await fixtures.ask(`/${id}/offers/summary`)).json()
    expect([told.count, told.elsewhere.sort()]).toEqual([0, before])
    await fixtures.change(id, { create: [...accepting(draft, 2), drawn('Нова')] })
    expect(await publicOffers(id)).toEqual(before)
    const after = titlesIn((await fixtures.editorState(id)).offers)
    expect(after).toHaveLength(3)

    await publishDraft(id)
    expect(await publicOffers(id)).toEqual(after)
    await payload.update({ collection: 'brochures', id, data: { file: first, _status: 'published' } })
    expect(await publicOffers(id)).toEqual(before)
  })

  it('stay apart when they are written in a table or in the form of an offer', async () => {
    const { id, before } = await replaced('tiles.pdf')
    const table = 'Страница;Заглавие;Цена\n1;От таблица;1,99'
    const { plan } = await (await fixtures.table(id, table)).json()
    expect((await fixtures.table(id, table, `?apply=${plan.token}`)).status).toBe(200)
    const data = { brochure: id, pageNumber: 1, title: 'От формуляра', priceCents: 199 }
    await payload.create({ collection: 'offers', data })
    expect(titlesIn((await fixtures.editorState(id)).offers)).toEqual(['От таблица', 'От формуляра'])
    expect(await (await fixtures.ask(`/${id}/offers.csv`)).text()).not.toContain('Рисувана')
    expect(await publicOffers(id)).toEqual(before)
    await publishDraft(id)
    expect(await publicOffers(id)).toEqual(['От таблица', 'От формуляра'])
  })
})

describe('offers that a corrected PDF has too', () => {
  it('are taken over; a change or deletion there does not reach the public page before it is published', async () => {
    const { id, before } = await replaced('raised-cents-again.pdf')
    const draft = await fixtures.editorState(id)
    expect([draft.offers.length, titlesIn(draft.elsewhere)]).toEqual([2, ['Рисувана']])
    expect(titlesIn(draft.proposals)).not.toContain(draft.offers[0]?.title)
    await fixtures.change(id, { adopt: draft.elsewhere.map((offer) => offer.id) })
    const adopted = await fixtures.editorState(id)
    expect([titlesIn(adopted.offers), adopted.elsewhere]).toEqual([before, []])

    const [one, two] = adopted.offers
    if (!one || !two) throw new Error('offers are missing')
    const update = [{ id: one.id, updatedAt: one.updatedAt, fields: { title: 'Поправена', priceCents: 1 } }]
    expect((await fixtures.change(id, { update, remove: [two], pricesConfirmed: true })).status).toBe(200)
    expect(await publicOffers(id)).toEqual(before)
    const mine = titlesIn((await fixtures.editorState(id)).offers)
    expect(mine).toHaveLength(2)
    await fixtures.change(id, { create: [{ ...blankOffer, ...two, id: two.id, title: 'Върната' }] })
    expect(await publicOffers(id)).toEqual(before)
    await publishDraft(id)
    expect(await publicOffers(id)).toEqual([...mine, 'Върната'].sort())
  })

  it('keep their number, so that lists still name them', async () => {
    const { id } = await replaced('raised-cents-again.pdf')
    const ids = (await fixtures.editorState(id)).offers.map((offer) => offer.id)
    const { docs } = await payload.find({ collection: 'offers', where: { brochure: { equals: id } }, depth: 0 })
    expect(docs.filter(({ published }) => published).map((offer) => offer.id)).toEqual(expect.arrayContaining(ids))
  })
})

describe('an offer that a corrected PDF has', () => {
  /** A page for each, with all at the same price and the same place. */
  const sheet = (titles: readonly string[]) =>
    drawPdf((pdf) => {
      for (const title of titles) {
        pdf.addPage({ size: 'A4', margin: 40 })
        pdf.fontSize(14).text(title, 50, 100)
        pdf.fontSize(30).text('2,99 €', 50, 150)
      }
    })

  async function publishedSheet(pdf: Buffer) {
    const id = await fixtures.createBrochure(await fixtures.upload(pdf))
    await fixtures.runImports()
    await fixtures.change(id, { create: accepting(await fixtures.editorState(id), 1) })
    await fixtures.publish(id)
    return id
  }

  async function correct(id: string, pdf: Buffer) {
    const file = await fixtures.upload(pdf)
    await payload.update({ collection: 'brochures', id, draft: true, data: { file } })
    await fixtures.runImports()
    return fixtures.editorState(id)
  }

  async function publicPages(id: string): Promise<number[]> {
    const { readOffers } = await import('@/features/brochures/detail-query')
    const { activeImport } = await fixtures.published(id)
    return (await readOffers(id, sql`${activeImport}::uuid`)).map(({ pageNumber }) => pageNumber)
  }

  it('on another page stands there once that is published, and where it was until then', async () => {
    const id = await publishedSheet(await sheet(['Сирене краве']))
    const [first] = (await fixtures.editorState(id)).offers
    const { offers, elsewhere, proposals } = await correct(id, await sheet(['Хляб ръжен', 'Сирене краве']))
    expect(offers.map((offer) => [offer.id, offer.pageNumber])).toEqual([[first?.id, 2]])
    expect([elsewhere, titlesIn(proposals)]).toEqual([[], ['Хляб ръжен']])
    expect([await publicOffers(id), await publicPages(id)]).toEqual([['Сирене краве'], [1]])
    await publishDraft(id)
    expect([await publicOffers(id), await publicPages(id)]).toEqual([['Сирене краве'], [2]])
  })

  it('on no page of it is not taken over, and is public nowhere', async () => {
    const id = await fixtures.createBrochure(await fixtures.upload(await sheet(['Сирене краве', 'Хляб ръжен'])))
    await fixtures.runImports()
    await fixtures.change(id, { create: [{ ...drawn('На последната'), pageNumber: 2 }] })
    await fixtures.publish(id)
    expect(await publicPages(id)).toEqual([2])

    const { elsewhere } = await correct(id, await sheet(['Сирене краве']))
    expect(titlesIn(elsewhere)).toEqual(['На последната'])
    expect((await fixtures.change(id, { adopt: elsewhere.map((offer) => offer.id) })).status).toBe(200)
    const { offers, elsewhere: left } = await fixtures.editorState(id)
    expect([offers, titlesIn(left)]).toEqual([[], ['На последната']])
    await publishDraft(id)
    expect(await publicOffers(id)).toEqual([])

    // As they were taken over before.
    await payload.db.drizzle.execute(sql`update offers set pdfs = null where brochure_id = ${id}`)
    expect(titlesIn((await fixtures.editorState(id)).offers)).toEqual(['На последната'])
    expect(await publicPages(id)).toEqual([])
  })

  it('where it was keeps the box that an editor has drawn', async () => {
    const pdf = await sheet(['Сирене краве'])
    const id = await publishedSheet(pdf)
    const [first] = (await fixtures.editorState(id)).offers
    if (!first) throw new Error('the offer is missing')
    const box = { x: 0.6, y: 0.6, width: 0.2, height: 0.1 }
    await fixtures.change(id, { update: [{ id: first.id, updatedAt: first.updatedAt, fields: { box } }] })
    const { offers } = await correct(id, Buffer.concat([pdf, Buffer.from('\n')]))
    expect(offers).toMatchObject([{ id: first.id, box }])
  })
})
