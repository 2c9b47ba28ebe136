import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../../setup/cms'
import { voucherKit } from './voucher-kit'

const { payload } = await freshCms()
const kit = await voucherKit(payload)
const { forgetEndedVouchers } = await import('@/features/shop/orders/vouchers/forget-ended')

it('forgets names, message and address 180 days after the end of a voucher, and of none that can be spent', async () => {
  const vouchers = {
    used: 'balance_cents = 0',
    void: `state = 'void', balance_cents = 0`,
    expired: `expires_on = '${addDays(sofiaDay(), 10)}'`,
    valid: 'wants_reminder = true',
  }
  const ids: Record<string, string> = {}
  for (const [name, change] of Object.entries(vouchers)) {
    const { id } = await kit.bought()
    await payload.db.pool.query(`update shop.gift_cards set ${change} where id = $1`, [id])
    ids[name] = id
  }
  const keptAfter = async (days: number) => {
    await forgetEndedVouchers(payload.db.drizzle, new Date(Date.now() + days * 86_400_000))
    const kept: string[] = []
    for (const [name, id] of Object.entries(ids)) {
      const { rows } = await payload.db.pool.query(
        'select sender, recipient, message, email from shop.gift_cards where id = $1',
        [id],
      )
      const [row] = rows
      if (row.email !== null) kept.push(name)
      else expect(row).toEqual({ sender: '—', recipient: '—', message: null, email: null })
    }
    return kept
  }
  expect(await keptAfter(179)).toEqual(['used', 'void', 'expired', 'valid'])
  expect(await keptAfter(181)).toEqual(['expired', 'valid'])
  expect(await keptAfter(188)).toEqual(['expired', 'valid'])
  expect(await keptAfter(192)).toEqual(['valid'])
})

it('names its recipient in no line of its order, which is kept in the books', async () => {
  const { order, wish } = await kit.bought({ recipient: 'Рецепиента' })
  const { lines } = await kit.orderOf(order)
  expect(wish.recipient).toBe('Рецепиента')
  expect(JSON.stringify(lines)).not.toContain('Рецепиента')
})
