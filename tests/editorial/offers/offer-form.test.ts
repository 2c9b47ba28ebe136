import { beforeAll, describe, expect, it } from 'vitest'
import { startEditor } from './editor-fixtures'

const { payload, fixtures }: Awaited<ReturnType<typeof startEditor>> = await startEditor()

let brochure = ''
beforeAll(async () => {
  brochure = await fixtures.createBrochure(null)
})

const create = (data: object) =>
  payload.create({ collection: 'offers', data: { brochure, pageNumber: 1, title: 'Масло', priceCents: 150, ...data } })
const update = (id: string, data: object) => payload.update({ collection: 'offers', id, data })

describe('an offer in the form of the CMS', () => {
  it('has its own days until they are cleared, and then those of its brochure again', async () => {
    const { validFrom, validTo } = await payload.findByID({ collection: 'brochures', id: brochure })
    const own = { validFrom: '2026-03-01', validTo: '2026-03-09' }
    const { id, ...created } = await create(own)
    expect(created).toMatchObject({ currentFrom: own.validFrom, currentTo: own.validTo })
    expect(await update(id, { title: 'Сирене' })).toMatchObject({ currentFrom: own.validFrom, currentTo: own.validTo })
    expect(await update(id, { validTo: null })).toMatchObject({ currentFrom: own.validFrom, currentTo: validTo })
    expect(await update(id, { validFrom: null })).toMatchObject({ currentFrom: validFrom, currentTo: validTo })
    expect(await update(id, { validFrom: '' })).toMatchObject({ currentFrom: validFrom, currentTo: validTo })
  })

  it('has a unit price that follows its price, also where that follows what several cost', async () => {
    const ofTwo = (amountCents: number) => ({ multiBuy: { kind: 'amount', pieces: 2, amountCents } })
    const { id } = await create({ ...ofTwo(300), packSize: '500 г', unitPriceCents: 300, unit: 'kg' })
    const form = { priceCents: 150, packSize: '500 г', unitPriceCents: 300, unit: 'kg' }
    expect(await update(id, { ...form, ...ofTwo(280) })).toMatchObject({
      priceCents: 140,
      unitPriceCents: 280,
      unit: 'kg',
    })
    expect(await update(id, { priceCents: 100 })).toMatchObject({ priceCents: 100, unitPriceCents: 200 })
    expect(await update(id, { packSize: '250 г' })).toMatchObject({ priceCents: 100, unitPriceCents: 400 })
  })

  it('keeps a unit price that an editor types, which may be of the drained weight', async () => {
    const { id } = await create({ packSize: '500 г', unitPriceCents: 300, unit: 'kg' })
    expect(await update(id, { priceCents: 100, unitPriceCents: 333 })).toMatchObject({
      unitPriceCents: 333,
      unit: 'kg',
    })
    expect(await update(id, { title: 'Маслини' })).toMatchObject({ unitPriceCents: 333, unit: 'kg' })
  })
})
