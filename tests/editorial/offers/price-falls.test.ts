import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { type EditorFixtures, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures
let brochure: string

beforeAll(async () => {
  ;({ payload, fixtures } = await startEditor())
  brochure = await fixtures.importPdf('tiles.pdf')
  await fixtures.change(brochure, { create: [{ ...blankOffer, title: 'Кафе', priceCents: 5990 }] })
})
afterAll(() => payload.destroy())

async function update(fields: Partial<OfferFields>, pricesConfirmed?: boolean) {
  const [offer] = (await fixtures.editorState(brochure)).offers
  if (!offer) throw new Error('no offer')
  const { id, updatedAt } = offer
  return fixtures.change(brochure, { update: [{ id, updatedAt, fields }], ...(pricesConfirmed && { pricesConfirmed }) })
}
const price = async () => (await fixtures.editorState(brochure)).offers[0]?.priceCents

it('a price of an offer that falls by more than half is not written before it is confirmed', async () => {
  const refused = await update({ priceCents: 59 })
  expect([refused.status, await refused.json()]).toEqual([422, { doubtful: ['Кафе'] }])
  expect(await price()).toBe(5990)
  expect((await update({ priceCents: 0 })).status).toBe(422)
  expect((await update({ title: 'Кафе на зърна' })).status).toBe(200)
  expect((await update({ priceCents: 2995 })).status).toBe(200)
  expect((await update({ priceCents: 59 }, true)).status).toBe(200)
  expect(await price()).toBe(59)
})

it('an offer for nothing is confirmed too', async () => {
  const create = [{ ...blankOffer, title: 'Подарък', priceCents: 0 }]
  expect((await fixtures.change(brochure, { create })).status).toBe(422)
  expect((await fixtures.change(brochure, { create, pricesConfirmed: true })).status).toBe(200)
})
