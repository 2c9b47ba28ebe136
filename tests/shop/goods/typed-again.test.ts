import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { readTyped } from '@/features/shop/goods/staff-work/typed'
import { freshCms } from '../../setup/cms'
import { type Fields, postedKit } from '../fulfilment/posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const typedOf = (said: Fields, staff = kit.staff) => readTyped(payload.db.drizzle, staff, said.typed)

describe('what was typed into a form that was refused', () => {
  it('of a stock correction stays, with its field and the list as it was filtered', async () => {
    const { id } = await kit.variantWith(4)
    const fields = {
      variant: id,
      seen: '4',
      counted: '6',
      reason: 'count',
      note: 'x',
      'at:q': 'риза',
      'at:kind': 'all',
      'at:below': '7',
    }
    const said = await kit.post('stock-corrected', { ...fields, key: randomUUID() })
    expect(said).toMatchObject({ refused: 'input', field: 'note', q: 'риза', kind: 'all', below: '7' })
    expect(await typedOf(said)).toMatchObject({
      form: 'stock-corrected',
      field: 'note',
      why: 'input',
      fields: { variant: [id], counted: ['6'], note: ['x'] },
    })
    const same = await kit.post('stock-corrected', { ...fields, key: randomUUID(), counted: '4', note: 'ревизия' })
    expect(same).toMatchObject({ refused: 'nothing', field: 'counted', q: 'риза' })
  })

  it('of a refund stays with its reason', async () => {
    const { order } = await kit.paid([1])
    const fields = { from: order.id, order: order.id, why: 'скъсан шев', key: randomUUID() }
    const unread = await kit.post('refund-begun', { ...fields, refund: 'десет' })
    expect(unread).toMatchObject({ refused: 'input', field: 'refund' })
    expect(await typedOf(unread)).toMatchObject({ fields: { refund: ['десет'], why: ['скъсан шев'] } })
    const more = await kit.post('refund-begun', { ...fields, refund: '9999' })
    expect(more).toMatchObject({ refused: 'more-than-paid', field: 'refund' })
    expect(await typedOf(more)).toMatchObject({ fields: { refund: ['9999'] } })
    const short = await kit.post('refund-begun', { ...fields, refund: '5', why: 'x' })
    expect(short).toMatchObject({ refused: 'input', field: 'why' })
  })

  it('of a transfer stays, where the sum cannot be read', async () => {
    const { line } = await kit.variantWith(4)
    const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
    const said = await kit.post('received', { key: randomUUID(), order: id, [`amount:${id}`]: '12,3,4' })
    expect(said).toMatchObject({ notCount: '1' })
    expect(await typedOf(said)).toMatchObject({ form: 'received', fields: { [`amount:${id}`]: ['12,3,4'] } })
  })

  it('of a row of a long list stays with the page of the list', async () => {
    const { order } = await kit.paid([1])
    const page = { 'at:q': 'R-261130', 'at:returns': '20261129100000000000a' }
    const kept = { q: 'R-261130', returns: '20261129100000000000a' }
    const fields = { return: randomUUID(), refund: 'десет', ...page }
    const said = await kit.post('return-checked', { ...fields, key: randomUUID() })
    expect(said).toMatchObject({ refused: 'input', field: 'refund', ...kept })
    expect(await typedOf(said)).toMatchObject({ form: 'return-checked', fields: { refund: ['десет'] } })
    const onOrder = await kit.post('return-checked', { ...fields, from: order.id, key: randomUUID() })
    expect(onOrder).toMatchObject({ refused: 'input' })
    expect(onOrder).not.toHaveProperty('q')
  })

  it('of some rows stays with the page, and so does the page where nothing is refused', async () => {
    const { line } = await kit.variantWith(4)
    const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
    const part = await kit.post('received', {
      key: randomUUID(),
      order: id,
      [`amount:${id}`]: '12,3,4',
      'at:q': 'L-26',
    })
    expect(part).toMatchObject({ notCount: '1', q: 'L-26' })
    expect(await typedOf(part)).toMatchObject({ form: 'received' })
    const said = await kit.post('received', { key: randomUUID(), order: id, [`amount:${id}`]: '1', 'at:q': 'L-26' })
    expect(said).toMatchObject({ done: 'received', part: '1', q: 'L-26' })
    expect(said).not.toHaveProperty('typed')
  })

  it('of a voucher stays with the voucher that is open', async () => {
    const { id } = await kit.vouchers.bought()
    const fields = { voucher: id, 'at:voucher': id, change: 'пет', note: 'обаждане' }
    const said = await kit.post('voucher-correct', { ...fields, key: randomUUID() })
    expect(said).toMatchObject({ refused: 'input', field: 'change', voucher: id })
  })

  it('is shown to nobody else, and forgotten after a day', async () => {
    const { removeOldFormKeys } = await import('@/features/shop/goods/staff-work/once')
    const { order } = await kit.paid([1])
    const said = await kit.post('refund-begun', { key: randomUUID(), order: order.id, refund: '', why: 'скъсан шев' })
    expect(await typedOf(said, randomUUID())).toBeNull()
    const isKeptAfter = async (time: string) => {
      await payload.db.pool.query(
        `update shop.form_keys set posted_at = now() - $1::interval where form like 'typed %'`,
        [time],
      )
      await removeOldFormKeys(payload.db.drizzle)
      return (await typedOf(said)) !== null
    }
    expect(await isKeptAfter('23 hours')).toBe(true)
    expect(await isKeptAfter('25 hours')).toBe(false)
  })

  it('is known to have been sent for 30 days, so that it counts once however late it comes again', async () => {
    const { removeOldFormKeys } = await import('@/features/shop/goods/staff-work/once')
    const [old, recent] = [randomUUID(), randomUUID()]
    await kit.run(sql`
      insert into shop.form_keys (key, form, posted_at) values
        (${old}, 'received', now() - interval '30 days 1 hour'), (${recent}, 'received', now() - interval '29 days 23 hours')`)
    await removeOldFormKeys(payload.db.drizzle)
    const { rows } = await kit.run(sql`select key from shop.form_keys where key in (${old}, ${recent})`)
    expect(rows).toEqual([{ key: recent }])
  })
})
