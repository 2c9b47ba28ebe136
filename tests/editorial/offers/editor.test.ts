import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { conflictAnswer, textsAnswer } from '@/admin/offer-editor/editor-api'
import { fieldsOfProposal } from '@/admin/offer-editor/editor-change'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { OfferEditorState } from '@/features/editorial/offers/editing/types'
import { choicesFor } from '@/features/editorial/offers/proposals/choices'
import { learnedOf } from '@/features/editorial/offers/proposals/refusals'
import { hearTags } from '../../setup/hear-tags'
import { type EditorFixtures, fixture, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures
let told: () => Promise<string[]>

beforeAll(async () => {
  const { url, ...started } = await startEditor()
  ;({ payload, fixtures } = started)
  told = await hearTags(url)
})
afterAll(() => payload.destroy())

const accepting = ({ proposals }: OfferEditorState, count: number) =>
  proposals.slice(0, count).map((proposal) => ({ ...fieldsOfProposal(proposal), proposal: proposal.id }))

const offer = (title: string) => ({
  ...blankOffer,
  title,
  packSize: '500 г',
  priceCents: 250,
  box: { x: 0.1, y: 0.1, width: 0.2, height: 0.1 },
})

async function wordsOf(brochure: string): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select coalesce(sum(length(words) + length(strong)), 0)::int as count from search.documents
    where brochure_id = ${brochure} or id = ${brochure}`)
  return Number(rows[0]?.count)
}

describe('the proposals of an import', () => {
  it('wait for an editor, and are no offers until accepted', async () => {
    const id = await fixtures.importPdf('raised-cents.pdf')
    const { proposals, offers, pages } = await fixtures.editorState(id)
    expect([proposals.length, offers.length, pages.length]).toEqual([18, 0, 2])
    expect(proposals[0]).toMatchObject({ pageNumber: 1, priceCents: 249, oldPriceCents: 319, packSize: '1 л' })
    const { totalDocs } = await payload.count({ collection: 'offers', where: { brochure: { equals: id } } })
    expect(totalDocs).toBe(0)
  })

  it('become offers with their unit price when accepted; rejected ones do not come back with a new import', async () => {
    const id = await fixtures.importPdf('raised-cents.pdf')
    const before = await fixtures.editorState(id)
    const rejected = before.proposals[5]
    await told()
    const answer = await fixtures.change(id, { create: accepting(before, 3), reject: [rejected?.id ?? ''] })
    expect(answer.status).toBe(200)
    expect(await told()).toEqual(expect.arrayContaining(['offers', `brochure:${id}`]))
    const after = await fixtures.editorState(id)
    expect([after.offers.length, after.proposals.length]).toEqual([3, 14])
    expect(after.offers[0]).toMatchObject({ title: 'Прясно мляко Верея 3%', unitPriceCents: 249, unit: 'l' })

    expect((await fixtures.ask(`/${id}/offers/propose`, { method: 'POST' })).status).toBe(200)
    const file = await fixtures.upload(Buffer.concat([await fixture('raised-cents.pdf'), Buffer.from('\n')]))
    await payload.update({ collection: 'brochures', id, draft: true, data: { file } })
    await fixtures.runImports()
    const again = await fixtures.editorState(id)
    expect(again.proposals).toHaveLength(14)
    expect(again.proposals.map(({ title }) => title)).not.toContain(rejected?.title)
    expect(again.offers).toHaveLength(3)
  })

  it('come with the other text of their pages, out of which another title is taken', async () => {
    const id = await fixtures.importPdf('mixed-fields.pdf')
    const { proposals, pages } = await fixtures.editorState(id)
    const read = textsAnswer.parse(await (await fixtures.ask(`/${id}/offers/texts`)).json())
    const [[page], [texts]] = [pages, read.pages]
    const muesli = proposals.find(({ title }) => title === 'Мюсли с червени плодове')
    if (!page || !texts || !muesli) throw new Error('the page was read otherwise')
    expect(choicesFor('title', muesli, { ...page, texts })).toContain('Zora')
    expect(texts.packSize.map(({ text }) => text)).toContain('375 г')
    const nobody = { headers: { Authorization: '' } }
    expect((await fixtures.ask(`/${id}/offers/texts`, nobody)).status).toBe(403)
  })

  it('say which prices ask for a card, and so do the offers that they become', async () => {
    const id = await fixtures.importPdf('discounter.pdf')
    const before = await fixtures.editorState(id)
    const asking = before.proposals.filter(({ loyaltyOnly }) => loyaltyOnly)
    expect(asking.map(({ title }) => title).sort()).toEqual([
      'Домати на клонка',
      'Кола без захар',
      'Краве сирене',
      'Пелени размер 4',
    ])
    await fixtures.change(id, { create: accepting({ ...before, proposals: asking }, 1) })
    expect((await fixtures.editorState(id)).offers).toMatchObject([{ loyaltyOnly: true }])
  })

  it('tell what was decided about others, so that the offer editor and the next brochure of the retailer learn it', async () => {
    const id = await fixtures.importPdf('bullets.pdf')
    const before = await fixtures.editorState(id)
    const [first] = before.proposals
    if (!first) throw new Error('nothing was read')
    expect(before.taught).toEqual([])
    const corrected = {
      ...fieldsOfProposal(first),
      title: 'Покривност до 12 м² на литър Опаковка:',
      proposal: first.id,
    }
    await fixtures.change(id, { create: [corrected] })
    const { taught, offers } = await fixtures.editorState(id)
    const values = { title: corrected.title, packSize: '10 л', oldPrice: '3290' }
    expect(taught).toEqual([{ proposal: first, values }])

    const other = await fixtures.importPdf('bullets.pdf')
    const { proposals, pages } = await fixtures.editorState(other)
    const read = textsAnswer.parse(await (await fixtures.ask(`/${other}/offers/texts`)).json())
    const pageOf = (number: number) => {
      const page = pages.find((each) => each.number === number)
      const texts = read.pages.find((each) => each.number === number)
      return page && texts && { ...page, texts }
    }
    const learned = learnedOf(proposals, read.lessons, pageOf)
    const titles = proposals.map((each) => learned.get(each.id)?.title)
    expect(titles).toContainEqual(expect.stringContaining('Устойчив на мухъл'))

    const [made] = offers
    await fixtures.change(id, {
      remove: [{ id: made?.id ?? '', updatedAt: made?.updatedAt ?? '' }],
      reopen: [first.id],
    })
    expect((await fixtures.editorState(id)).taught).toEqual([])
  })

  it('belong to their PDF: an older one that is restored brings its own, and takes no price of the newer one', async () => {
    const id = await fixtures.importPdf('raised-cents.pdf')
    const older = await fixtures.editorState(id)
    const { file: olderFile } = await fixtures.latest(id)
    await fixtures.change(id, { create: accepting(older, 1) })
    const newFile = await fixtures.upload(await fixture('tiles.pdf'))
    await payload.update({ collection: 'brochures', id, draft: true, data: { file: newFile } })
    await fixtures.runImports()
    const newer = await fixtures.editorState(id)
    const [ofOlder] = (await fixtures.editorState(id)).elsewhere
    expect([newer.offers, newer.elsewhere.map(({ id: each }) => each)]).toEqual([[], [ofOlder?.id]])
    await fixtures.change(id, { create: accepting(newer, 1) })

    await payload.update({ collection: 'brochures', id, draft: true, data: { file: olderFile } })
    const restored = await fixtures.editorState(id)
    expect(restored.proposals).toEqual(older.proposals.slice(1))
    expect(restored.offers.map((each) => each.id)).toEqual([ofOlder?.id])
    expect(restored.elsewhere).toHaveLength(1)

    const late = await fixtures.change(id, { create: accepting({ ...newer, proposals: newer.proposals.slice(1) }, 1) })
    expect([late.status, conflictAnswer.parse(await late.json())]).toEqual([409, { conflicts: [] }])
    expect((await fixtures.change(id, { reject: [newer.proposals[1]?.id ?? ''] })).status).toBe(409)
    expect((await fixtures.editorState(id)).offers).toHaveLength(1)

    await payload.update({ collection: 'brochures', id, draft: true, data: { file: newFile } })
    expect((await fixtures.editorState(id)).proposals).toEqual(newer.proposals.slice(1))
  })

  it('are read again for an import whose proposals were not kept', async () => {
    const id = await fixtures.importPdf('tiles.pdf')
    const { proposals } = await fixtures.editorState(id)
    await payload.db.drizzle.execute(sql`delete from proposals.offers where brochure_id = ${id}`)
    const again = await Promise.all([fixtures.editorState(id), fixtures.editorState(id)])
    for (const each of [...again, await fixtures.editorState(id)]) expect(each.proposals).toHaveLength(proposals.length)
  })

  it('come back when the decision is taken back', async () => {
    const id = await fixtures.importPdf('tiles.pdf')
    const before = await fixtures.editorState(id)
    const accepted = await fixtures.change(id, {
      create: accepting(before, 1),
      reject: [before.proposals[1]?.id ?? ''],
    })
    const { offers, created }: OfferEditorState & { created: string[] } = await accepted.json()
    const [made] = offers
    expect(created).toEqual([made?.id])
    await fixtures.change(id, {
      remove: [{ id: made?.id ?? '', updatedAt: made?.updatedAt ?? '' }],
      reopen: before.proposals.slice(0, 2).map((proposal) => proposal.id),
    })
    expect((await fixtures.editorState(id)).proposals).toEqual(before.proposals)
  })
})

describe('two editors', () => {
  it('do not overwrite each other: the second is told, and nothing of the request is done', async () => {
    const id = await fixtures.importPdf('two-columns.pdf')
    await fixtures.change(id, { create: [offer('Лютеница'), offer('Туршия')] })
    const { offers } = await fixtures.editorState(id)
    const [first, second] = ['Лютеница', 'Туршия'].map((title) => offers.find((each) => each.title === title))
    if (!first || !second) throw new Error('offers are missing')
    await fixtures.change(id, {
      update: [{ id: first.id, updatedAt: first.updatedAt, fields: { title: 'Лютеница едра' } }],
    })
    const late = await fixtures.change(id, {
      update: [
        { id: second.id, updatedAt: second.updatedAt, fields: { priceCents: 1 } },
        { id: first.id, updatedAt: first.updatedAt, fields: { title: 'Друго' } },
      ],
    })
    expect(late.status).toBe(409)
    const { conflicts } = conflictAnswer.parse(await late.json())
    expect(conflicts.map(({ current }) => current?.title)).toEqual(['Лютеница едра'])
    const titles = (await fixtures.editorState(id)).offers.map(({ title, priceCents }) => `${title} ${priceCents}`)
    expect(titles.sort()).toEqual(['Лютеница едра 250', 'Туршия 250'])
  })

  it('make one offer of a proposal that both accept at the same moment: the second is told which', async () => {
    const id = await fixtures.importPdf('tiles.pdf')
    const before = await fixtures.editorState(id)
    const create = accepting(before, 1)
    const answers = await Promise.all([fixtures.change(id, { create }), fixtures.change(id, { create })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { offers, taught } = await fixtures.editorState(id)
    expect([offers.length, taught.length]).toEqual([1, 1])
    const late = answers.find(({ status }) => status === 409)
    const { conflicts } = conflictAnswer.parse(await late?.json())
    expect(conflicts).toMatchObject([{ id: offers[0]?.id, current: { title: offers[0]?.title } }])
    expect((await fixtures.change(id, { create })).status).toBe(409)
    expect((await fixtures.change(id, { reject: [before.proposals[0]?.id ?? ''] })).status).toBe(409)
    const next = accepting({ ...before, proposals: before.proposals.slice(1) }, 1)
    expect((await fixtures.change(id, { create: [...next, ...next] })).status).toBe(400)
    expect((await fixtures.editorState(id)).offers).toHaveLength(1)
  })

  it('do not accept a proposal that was read anew in the meantime', async () => {
    const id = await fixtures.importPdf('tiles.pdf')
    const stale = await fixtures.editorState(id)
    expect((await fixtures.ask(`/${id}/offers/propose`, { method: 'POST' })).status).toBe(200)
    await fixtures.change(id, { create: accepting(await fixtures.editorState(id), 1) })
    const late = await fixtures.change(id, { create: accepting(stale, 1) })
    expect([late.status, conflictAnswer.parse(await late.json())]).toEqual([409, { conflicts: [] }])
    expect((await fixtures.editorState(id)).offers).toHaveLength(1)
  })
})

describe('what is written', () => {
  it('is found by the search at once, belongs to the brochure, and changes the unit price with price and pack', async () => {
    const id = await fixtures.importPdf('tiles.pdf')
    await fixtures.publish(id)
    const before = await wordsOf(id)
    await fixtures.change(id, { create: [offer('Лютеница')] })
    expect(await wordsOf(id)).toBeGreaterThan(before)
    const [made] = (await fixtures.editorState(id)).offers
    const stored = await payload.findByID({ collection: 'offers', id: made?.id ?? '', depth: 0 })
    expect(stored).toMatchObject({ published: true, currentFrom: '2026-01-01', currentTo: '2099-12-31' })
    expect(stored).toMatchObject({ unitPriceCents: 500, unit: 'kg', box: { x: 0.1, width: 0.2 } })

    const own = { packSize: '1 кг', validFrom: '2026-02-01', validTo: '2026-02-07' }
    await fixtures.change(id, { update: [{ id: stored.id, updatedAt: made?.updatedAt ?? '', fields: own }] })
    const changed = await payload.findByID({ collection: 'offers', id: stored.id, depth: 0 })
    expect(changed).toMatchObject({ unitPriceCents: 250, currentFrom: '2026-02-01', currentTo: '2026-02-07' })
  })

  it('is refused where it is no offer, and to whoever is no staff', async () => {
    const id = await fixtures.importPdf('tiles.pdf')
    expect((await fixtures.change(id, { create: [{ ...offer('x'), priceCents: -1 }] })).status).toBe(400)
    const days = { validFrom: '2026-02-07', validTo: '2026-02-01' }
    expect((await fixtures.change(id, { create: [{ ...offer('x'), ...days }] })).status).toBe(400)
    const nobody = { headers: { Authorization: '' } }
    for (const path of ['', '.csv']) expect((await fixtures.ask(`/${id}/offers${path}`, nobody)).status).toBe(403)
    for (const path of ['', '.csv', '/propose']) {
      expect((await fixtures.ask(`/${id}/offers${path}`, { ...nobody, method: 'POST', body: '{}' })).status).toBe(403)
    }
    expect((await fixtures.editorState(id)).offers).toEqual([])
  })

  it('leaves the offers of other brochures alone', async () => {
    const [one, two] = [await fixtures.importPdf('tiles.pdf'), await fixtures.importPdf('two-columns.pdf')]
    await fixtures.change(one, { create: [offer('Свое')] })
    const [own] = (await fixtures.editorState(one)).offers
    if (!own) throw new Error('an offer is missing')
    await fixtures.change(two, { create: [{ ...offer('Чуждо'), id: own.id }] })
    expect((await fixtures.change(two, { remove: [own] })).status).toBe(409)
    expect((await fixtures.editorState(one)).offers.map(({ title }) => title)).toEqual(['Свое'])
    expect((await fixtures.editorState(two)).offers).toEqual([])
  })
})
