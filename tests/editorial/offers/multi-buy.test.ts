import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { ValidationError } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOfProposal } from '@/admin/offer-editor/editor-change'
import { type MultiBuy, needsSeveral } from '@/domain/multi-buy'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import { type EditorFixtures, startEditor } from './editor-fixtures'

const { payload, fixtures }: Awaited<ReturnType<typeof startEditor>> = await startEditor()
const { needsSeveralOf, multiBuyJson } = await import('@/server/db/multi-buy')
const { tables } = await import('@/server/db/tables')
const o = alias(tables.offers, 'o')

let brochure = ''
beforeAll(async () => {
  brochure = await fixtures.createBrochure(null)
})

const amount = (pieces: number, amountCents: number) => ({ kind: 'amount', pieces, amountCents }) as const
const create = (priceCents: number, multiBuy?: object) =>
  payload.create({ collection: 'offers', data: { brochure, pageNumber: 1, title: 'Масло', priceCents, multiBuy } })

describe('a multi-buy price in the CMS', () => {
  it('keeps only the parts of its kind', async () => {
    const { multiBuy } = await create(199, { kind: 'free', pieces: 2, free: 1, amountCents: 300, percentOff: 50 })
    expect(multiBuy).toEqual({ kind: 'free', pieces: 2, free: 1, amountCents: null, percentOff: null })
  })

  it.each([
    { kind: 'amount', pieces: 2 },
    { kind: 'amount', pieces: 1, amountCents: 300 },
    { kind: 'percent', pieces: 2 },
  ])('is refused where it makes no sense: %j', async (multiBuy) => {
    await expect(create(199, multiBuy)).rejects.toThrow(ValidationError)
  })

  it('takes a price that is of several with it when it changes, and leaves that of a single piece', async () => {
    const [ofTwo, single] = [await create(150, amount(2, 300)), await create(199, amount(2, 300))]
    const change = (id: string) => payload.update({ collection: 'offers', id, data: { multiBuy: amount(2, 280) } })
    expect([(await change(ofTwo.id)).priceCents, (await change(single.id)).priceCents]).toEqual([140, 199])
    const without = await payload.update({ collection: 'offers', id: single.id, data: { multiBuy: { kind: null } } })
    expect(without.multiBuy).toMatchObject({ kind: null, pieces: null, amountCents: null })
    const untouched = await payload.update({ collection: 'offers', id: ofTwo.id, data: { title: 'Сирене' } })
    expect(untouched).toMatchObject({ priceCents: 140, multiBuy: amount(2, 280) })
  })
})

it('SQL knows the prices that need several as the domain does', async () => {
  const cases: [number, MultiBuy | null][] = [
    [150, amount(2, 300)],
    [199, amount(2, 300)],
    [150, amount(2, 299)],
    [33, amount(3, 100)],
    [67, amount(3, 200)],
    [150, null],
    [0, { kind: 'percent', pieces: 2, percentOff: 50 }],
    [100, { kind: 'free', pieces: 1, free: 1 }],
  ]
  for (const [priceCents, multiBuy] of cases) {
    const { id } = await create(priceCents, multiBuy ?? undefined)
    const { rows } = await payload.db.drizzle.execute(sql`
      select ${needsSeveralOf(o)} as needs, ${multiBuyJson(o)} as multi from ${tables.offers} o where ${o.id} = ${id}`)
    const [read] = z.array(z.object({ needs: z.boolean(), multi: z.looseObject({}).nullable() })).parse(rows)
    expect(read).toMatchObject({ needs: needsSeveral({ priceCents, multiBuy }), multi: multiBuy })
  }
})

describe('the offer editor', () => {
  const accept = async (editor: EditorFixtures, id: string, titles: string[]) => {
    const { proposals } = await editor.editorState(id)
    const wanted = proposals.filter(({ title }) => titles.includes(title))
    const taken = wanted.map((proposal) => ({ ...fieldsOfProposal(proposal), proposal: proposal.id }))
    expect((await editor.change(id, { create: taken })).status).toBe(200)
    return wanted
  }

  it('shows with a proposal what is printed of its multi-buy price and deposit, and its offer has both', async () => {
    const id = await fixtures.importPdf('deals.pdf')
    const proposed = await accept(fixtures, id, ['Бира светла', 'Шоколад млечен'])
    expect(proposed).toMatchObject([
      { title: 'Шоколад млечен', priceCents: 150, multiBuy: amount(2, 300), uncertain: true },
      { title: 'Бира светла', priceCents: 129, depositCents: 10, printedTerms: ['3 за 2', '+ 0.10 € депозит'] },
    ])
    const { offers } = await fixtures.editorState(id)
    expect(offers).toMatchObject([
      { title: 'Шоколад млечен', priceCents: 150, multiBuy: amount(2, 300), depositCents: null },
      { title: 'Бира светла', priceCents: 129, multiBuy: { kind: 'free', pieces: 2, free: 1 }, depositCents: 10 },
    ])
  })

  it('changes the price of one and its unit price with what several cost', async () => {
    const id = await fixtures.importPdf('deals.pdf')
    const first = { ...blankOffer, title: 'Масло', packSize: '500 г', priceCents: 150, multiBuy: amount(2, 300) }
    await fixtures.change(id, { create: [first] })
    const [stored] = (await fixtures.editorState(id)).offers
    if (!stored) throw new Error('no offer was written')
    expect(stored).toMatchObject({ unitPriceCents: 300, unit: 'kg' })
    const fields = { multiBuy: amount(2, 280) }
    await fixtures.change(id, { update: [{ id: stored.id, updatedAt: stored.updatedAt, fields }] })
    expect((await fixtures.editorState(id)).offers).toMatchObject([
      { priceCents: 140, unitPriceCents: 280, multiBuy: amount(2, 280) },
    ])
  })
})
