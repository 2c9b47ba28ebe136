import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { missedAnswer, textsAnswer } from '@/admin/offer-editor/editor-api'
import { fieldsOfProposal } from '@/admin/offer-editor/editor-change'
import { type EditorFixtures, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures

beforeAll(async () => {
  ;({ payload, fixtures } = await startEditor())
})
afterAll(() => payload.destroy())

async function withMissed() {
  const id = await fixtures.importPdf('gross.pdf')
  const { pages } = textsAnswer.parse(await (await fixtures.ask(`/${id}/offers/texts`)).json())
  const missedAt = (cents: number) => {
    const number = pages[0]?.amount.find(({ text }) => text === String(cents))
    if (!number) throw new Error(`the page has no ${cents}`)
    return { pageNumber: 1, cents, box: number.box, like: false }
  }
  const post = (body: unknown, init: RequestInit = {}) =>
    fixtures.ask(`/${id}/offers/missed`, { method: 'POST', body: JSON.stringify(body), ...init })
  const name = async (body: unknown) => missedAnswer.parse(await (await post(body)).json())
  return { id, missedAt, post, name }
}

it('a price that was not read becomes a proposal when an editor names it, once, and is withdrawn by undo', async () => {
  const { id, missedAt, name } = await withMissed()
  const before = await fixtures.editorState(id)
  const [first, second] = await Promise.all([name(missedAt(888)), name(missedAt(888))])
  expect([first, second].flatMap(({ added }) => added)).toHaveLength(1)
  const after = await fixtures.editorState(id)
  expect(after.proposals).toHaveLength(before.proposals.length + 1)
  const named = after.proposals.find(({ priceCents }) => priceCents === 888)
  expect(named).toMatchObject({ pageNumber: 1, packSize: '5 кг', oldPriceCents: null })

  await fixtures.change(id, { withdraw: [named?.id ?? ''] })
  expect((await fixtures.editorState(id)).proposals).toEqual(before.proposals)
  expect((await fixtures.editorState(id)).refused).toEqual([])
})

it('a price brings those that are set like it, which an editor accepts as any other', async () => {
  const { id, missedAt, name } = await withMissed()
  const { added, proposals } = await name({ ...missedAt(888), like: true })
  const read = proposals.filter((proposal) => added.includes(proposal.id))
  expect(read.map(({ priceCents }) => priceCents).sort()).toEqual([190, 888])
  const create = read.map((proposal) => ({ ...fieldsOfProposal(proposal), proposal: proposal.id }))
  expect((await fixtures.change(id, { create })).status).toBe(200)
  const { offers } = await fixtures.editorState(id)
  expect(offers.map(({ priceCents }) => priceCents).sort()).toEqual([190, 888])
  // Prices already decided on are neither withdrawn nor found again.
  await fixtures.change(id, { withdraw: added })
  expect((await fixtures.editorState(id)).taught).toHaveLength(2)
  expect((await name({ ...missedAt(888), like: true })).added).toEqual([])
})

it('a price that was rejected comes back only where it is named itself', async () => {
  const { id, missedAt, name } = await withMissed()
  const { added } = await name(missedAt(888))
  await fixtures.change(id, { reject: added })
  const others = await name({ ...missedAt(190), like: true })
  expect(others.proposals.filter((each) => others.added.includes(each.id)).map((each) => each.priceCents)).toEqual([
    190,
  ])
  expect((await name(missedAt(888))).added).toHaveLength(1)
})

it('what is no price of the page is refused or adds nothing, and nobody else may name one', async () => {
  const { id, missedAt, post, name } = await withMissed()
  const before = await fixtures.editorState(id)
  const price = missedAt(888)
  for (const wrong of [{}, { ...price, cents: -1 }, { ...price, pageNumber: 0 }, { ...price, like: 'yes' }]) {
    expect((await post(wrong)).status).toBe(400)
  }
  expect((await name({ ...price, cents: 887 })).added).toEqual([])
  expect((await name({ ...price, pageNumber: 300 })).added).toEqual([])
  expect((await post(price, { headers: { Authorization: '' } })).status).toBe(403)
  expect((await fixtures.editorState(id)).proposals).toEqual(before.proposals)
})
