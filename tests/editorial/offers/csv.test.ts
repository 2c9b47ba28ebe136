import type { CsvAnswer } from '@collections/csv-import'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { auditSentence } from '@/admin/audit/audit-cells'
import { shownOfferPlan } from '@/admin/offer-editor/editor-change'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { PlannedOffers } from '@/features/editorial/offers/editing/csv/plan'
import { type EditorFixtures, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures

beforeAll(async () => {
  ;({ payload, fixtures } = await startEditor())
})
afterAll(() => payload.destroy())

const head = 'Seite;Titel;Packungsgröße;Preis;Alter Preis'

async function planned(response: Response): Promise<CsvAnswer<PlannedOffers>> {
  const answer: CsvAnswer<PlannedOffers> = await response.json()
  shownOfferPlan.parse(answer.plan)
  return answer
}

it('shows what a table would do and does it only then, once and as it was shown', async () => {
  const id = await fixtures.importPdf('tiles.pdf')
  const table = `${head}\r\n1;Ютия с пара;;34,90;\r\n1;Тостер;;22,90;29,90\r\n`
  const dry = await planned(await fixtures.table(id, table))
  expect(dry).toMatchObject({ done: false, plan: { create: [{ line: 2 }, { line: 3 }], errors: [], same: 0 } })
  expect((await fixtures.editorState(id)).offers).toEqual([])

  const done = await fixtures.table(id, table, `?apply=${dry.plan.token}`)
  expect(done.status).toBe(200)
  const { offers } = await fixtures.editorState(id)
  expect(offers.map(({ title, priceCents, oldPriceCents }) => [title, priceCents, oldPriceCents]).sort()).toEqual([
    ['Тостер', 2290, 2990],
    ['Ютия с пара', 3490, null],
  ])
  expect((await fixtures.table(id, table, `?apply=${dry.plan.token}`)).status).toBe(409)
  expect((await fixtures.editorState(id)).offers).toHaveLength(2)
})

it('tells every error by its line and then does nothing at all', async () => {
  const id = await fixtures.importPdf('tiles.pdf')
  const table = `ID;${head}\r\n;1;Добро;;1,00;\r\n;9;;;безплатно;0\r\n7;1;Чуждо;;1,00;\r\n`
  const { plan } = await planned(await fixtures.table(id, table))
  expect(plan.errors.map(({ line, column, problem }) => [line, column, problem])).toEqual([
    [3, 'title', 'title'],
    [3, 'pageNumber', 'page'],
    [3, 'priceCents', 'price'],
    [4, 'id', 'unknownId'],
  ])
  expect((await fixtures.table(id, table, `?apply=${plan.token}`)).status).toBe(409)
  expect((await fixtures.editorState(id)).offers).toEqual([])
})

it('gives back what it exported: nothing new, nothing changed; without a line its offer is removed when asked for', async () => {
  const id = await fixtures.importPdf('two-columns.pdf')
  const { proposals } = await fixtures.editorState(id)
  const { fieldsOfProposal } = await import('@/admin/offer-editor/editor-change')
  await fixtures.change(id, {
    create: proposals.map((proposal) => ({ ...fieldsOfProposal(proposal), proposal: proposal.id })),
  })
  const exported = await fixtures.ask(`/${id}/offers.csv`)
  expect(exported.headers.get('Content-Disposition')).toMatch(/attachment; filename="broshura-\d+-offers\.csv"/)
  const bytes = new Uint8Array(await exported.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const same = await planned(await fixtures.table(id, bytes, '?remove=1'))
  expect(same.plan).toMatchObject({ create: [], change: [], remove: [], errors: [], same: 20 })

  const lines = new TextDecoder().decode(bytes).split('\r\n')
  const changed = lines.filter((_, index) => index !== 3).join('\r\n')
  const { plan } = await planned(await fixtures.table(id, changed, '?remove=1'))
  expect([plan.same, plan.remove.length]).toEqual([19, 1])
  await fixtures.table(id, changed, `?remove=1&apply=${plan.token}`)
  expect((await fixtures.editorState(id)).offers).toHaveLength(19)
})

it('names each price that changes, and writes one that falls by more than half only once it is confirmed', async () => {
  const id = await fixtures.importPdf('tiles.pdf')
  await fixtures.change(id, { create: [{ ...blankOffer, title: 'Сок', priceCents: 5990, oldPriceCents: 6990 }] })
  const [offer] = (await fixtures.editorState(id)).offers
  const text = `ID;Page;Title;Price;Old price\n${offer?.id};1;Сок;0,59;69,90\n;1;Мляко;0;\n;1;Кафе;9,90;\n`
  const { plan } = await planned(await fixtures.table(id, text))
  expect(plan.change).toMatchObject([{ prices: [{ column: 'priceCents', from: 5990, to: 59 }] }])
  expect(plan.doubtful).toEqual([
    { line: 2, title: 'Сок', from: 5990, to: 59 },
    { line: 3, title: 'Мляко', from: null, to: 0 },
  ])
  expect((await fixtures.table(id, text, `?apply=${plan.token}`)).status).toBe(409)
  expect((await fixtures.editorState(id)).offers).toHaveLength(1)
  expect((await fixtures.table(id, text, `?apply=${plan.token}&prices=1`)).status).toBe(200)
  expect((await fixtures.editorState(id)).offers.map(({ priceCents }) => priceCents).sort()).toEqual([0, 59, 990])
})

const drawn = (title: string) => ({ ...blankOffer, title, priceCents: 250 })

it('names the offers that an editor deletes, on the pages or with a table', async () => {
  const id = await fixtures.importPdf('two-columns.pdf')
  await fixtures.change(id, { create: [drawn('Лютеница'), drawn('Туршия'), drawn('Компот')] })
  const { offers } = await fixtures.editorState(id)
  const remove = ['Лютеница', 'Туршия'].flatMap((title) => offers.find((each) => each.title === title) ?? [])
  expect((await fixtures.change(id, { remove })).status).toBe(200)
  const table = 'Страница;Заглавие;Цена\n1;От таблица;1,99'
  const { plan } = await (await fixtures.table(id, table, '?remove=1')).json()
  expect((await fixtures.table(id, table, `?remove=1&apply=${plan.token}`)).status).toBe(200)
  const where = { target: { equals: `brochures ${id}` }, action: { equals: 'offers.deleted' } }
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'at' })
  expect(docs).toMatchObject([
    { actor: 'editor@broshura.example', details: { ids: remove.map((each) => each.id) } },
    { actor: 'editor@broshura.example', details: { names: ['Компот'] } },
  ])
  const said = docs.map((entry) => auditSentence(entry, 'en'))
  expect(said[0]).toMatch(/^Deleted 2 offers: .*Брошура \d+; Лютеница \/ Туршия$/)
  expect(said[1]).toMatch(/^Deleted 1 offer: .*; Компот$/)
})
