import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'
import { personFixtures } from './person'

const { payload } = await freshCms()
const { ownArchive } = await import('@/features/account/my-data/export/own-archive')
const fixtures = await personFixtures(payload)
const run = payload.db.drizzle.execute.bind(payload.db.drizzle)

/** For each table of the shop that names an order, a customer or an address: its place in the copy, or why it has none. */
const placeOf: Record<string, { at: string } | { not: string }> = {
  carts: { at: 'cart' },
  coupon_uses: { at: 'order-records.coupons' },
  documents: { at: 'order-records.documents' },
  gift_card_entries: { at: 'order-records.vouchers' },
  gift_cards: { at: 'gift-vouchers' },
  guest_access: { not: 'a link that ends by itself; the address is in the copy' },
  order_access: { not: 'a link that ends by itself' },
  order_holds: { at: 'order-records.holds' },
  order_lines: { not: 'repeats the lines of the order, to count what was sent' },
  order_origins: { at: 'order-records.networks' },
  order_points: { not: 'repeats the pick-up point of the order' },
  packing: { not: 'who of the staff packs' },
  payments: { at: 'order-records.payments' },
  refunds: { at: 'order-records.refunds' },
  reservations: { not: 'repeats the lines of the order until it is paid' },
  return_lines: { at: 'order-records.checks' },
  shipment_lines: { not: 'repeats the lines of the order, parcel by parcel' },
  shipments: { at: 'order-records.parcels' },
  stock_alerts: { at: 'stock-alerts' },
  stock_moves: { not: 'repeats the lines of the order, to count the stock' },
  wish_mails: { not: 'the day of a mail that the person got' },
  wishlists: { at: 'wishlists' },
  withdrawal_decisions: { at: 'withdrawals' },
  withdrawals: { at: 'withdrawals' },
}

/** Rows of every kind around the order, which was made without the account. */
async function addRecords({ orderId, returnId }: { orderId: string; returnId: string }): Promise<void> {
  const [payment, refund, voucher] = [randomUUID(), randomUUID(), randomUUID()]
  await run(sql`update orders set voucher_cents = 500, invoice_vat_number = 'BG203123451' where id = ${orderId}`)
  await run(sql`
    insert into shop.payments (id, order_id, method, amount_cents, state, intent, settled_at)
    values (${payment}, ${orderId}, 'card', 2500, 'paid', 'pi_of_the_card', '2026-01-13T10:00:00Z')`)
  await run(sql`
    insert into shop.refunds (id, order_id, payment, amount_cents, reason, state, done_at)
    values (${refund}, ${orderId}, ${payment}, 1200, 'return', 'done', '2026-01-20T10:00:00Z')`)
  await run(sql`
    insert into shop.documents (id, kind, series, number, order_id, language, issued_at, content)
    values (${randomUUID()}, 'invoice', 'invoice', 4711, ${orderId}, 'de', '2026-01-13T10:00:00Z',
      '{"totalCents": 3000, "buyer": {"name": "Buyer of the invoice"}}')`)
  await run(sql`
    insert into shop.gift_cards (id, order_id, amount_cents, design, language, sender, recipient, send_on, expires_on)
    values (${voucher}, ${orderId}, 5000, 'plain', 'de', 'Ana', 'Boris', '2026-01-12', '2029-01-12')`)
  await run(sql`
    insert into shop.gift_card_entries (gift_card, cents, reason, order_id, payment, note)
    values (${voucher}, -500, 'spent', ${orderId}, ${payment}, 'A note of the staff')`)
  await run(sql`
    insert into shop.order_holds (order_id, reason, way, ends_at, note)
    values (${orderId}, 'large', 'call', '2026-01-15T10:00:00Z', 'A note of the staff')`)
  await run(sql`
    insert into shop.shipments (id, order_id, carrier, tracking, packed_by)
    values (${randomUUID()}, ${orderId}, 'Econt', '1051234567890', gen_random_uuid())`)
  await run(sql`insert into shop.order_origins (order_id, network) values (${orderId}, 'hash-of-a-network')`)
  await run(sql`insert into shop.order_lines (order_id, line, quantity) values (${orderId}, 'one', 2)`)
  await run(sql`
    insert into shop.return_lines (return_id, order_id, line, quantity, restocked, condition)
    values (${returnId}, ${orderId}, 'one', 1, 0, 'worn')`)
}

async function archiveOf(customer: string) {
  const files = unzipSync(await ownArchive(payload, customer))
  const text = (name: string) => new TextDecoder().decode(files[name]).replaceAll('\u00a0', ' ')
  const data = z.record(z.string(), z.unknown()).parse(JSON.parse(text('data.json')))
  return { html: text('data.html'), json: text('data.json'), data }
}

it('every table of the shop with something of a person has its place in the copy, or a reason why not', async () => {
  const { rows } = await run(sql`
    select distinct table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'shop' and table_type = 'BASE TABLE' and column_name in ('order_id', 'customer', 'email')`)
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(placeOf).sort())
})

it('the copy has everything that an order has beside it, and no note of the staff', async () => {
  const { customer, orderId, returnId } = await fixtures.person('de')
  await addRecords({ orderId, returnId })
  // As ordered before the account existed: found by the confirmed address.
  await run(sql`update orders set customer_id = null where id = ${orderId}`)
  const { html, json, data } = await archiveOf(customer.id)
  for (const place of Object.values(placeOf)) {
    if (!('at' in place)) continue
    const [section = '', part] = place.at.split('.')
    const entry = { ...(part && { [part]: expect.arrayContaining([expect.anything()]) }) }
    expect([place.at, data[section]]).toEqual([place.at, expect.arrayContaining([expect.objectContaining(entry)])])
  }
  for (const said of ['1051234567890', 'hash-of-a-network', 'pi_of_the_card', 'Buyer of the invoice'])
    expect(json).toContain(said)
  expect(data.withdrawals).toContainEqual(expect.objectContaining({ outcome: 'set-aside' }))
  expect(json + html).not.toContain('A note of the staff')
  expect(json + html).not.toMatch(/"(?:staff|packedBy)"/)

  for (const sentence of [
    'Rechnung 0000004711 vom 13. Januar 2026: 30,00 €.',
    'Karte: 25,00 €, bezahlt am 13. Januar 2026.',
    'Erstattung von 12,00 € (Rücksendung), ausgeführt am 20. Januar 2026.',
    'Gutschein: 5,00 €, eingelöst am',
    'Paket mit Econt, Sendungsnummer 1051234567890, gepackt am',
    'Rücksendung geprüft am',
    'weil sie groß ist und per Nachnahme bezahlt wird.',
    'hash-of-a-network',
    'Mit Gutschein bezahlt: -5,00 €',
    'USt-IdNr. BG203123451.',
    'haben wir den Widerruf ohne Rücksendung abgeschlossen.',
  ])
    expect(html).toContain(sentence)
})

it('its parcels read as on the page of the order: pieces that were given up are not back with us, nor to be paid', async () => {
  const { customer, orderId } = await fixtures.person('de')
  const add = async (carrier: string, state: string, shippedAt: string | null) => {
    const packedAt = '2026-01-13T10:00:00Z'
    const checkedAt = state === 'returned' ? '2026-01-20T10:00:00Z' : null
    const endedAt = ['Arrived', 'Refused', 'Back'].includes(carrier) ? '2026-01-18T10:00:00Z' : null
    await run(sql`
      insert into shop.shipments (id, order_id, carrier, state, packed_at, shipped_at, ended_at, checked_at, collect_cents)
      values (${randomUUID()}, ${orderId}, ${carrier}, ${state}, ${packedAt}, ${shippedAt}, ${endedAt}, ${checkedAt}, 1200)`)
  }
  const sent = '2026-01-13T12:00:00Z'
  await add('Given', 'returned', null)
  await add('Packed', 'packed', null)
  await add('Shipped', 'shipped', sent)
  await add('Arrived', 'delivered', sent)
  await add('Refused', 'refused', sent)
  await add('Back', 'returned', sent)
  await add('Lost', 'returned', sent)
  const { html, data } = await archiveOf(customer.id)
  const parcels = z.array(z.object({ parcels: z.array(z.object({ carrier: z.string(), state: z.string() })) }))
  const [records] = parcels.parse(data['order-records'])
  expect(Object.fromEntries(records?.parcels.map(({ carrier, state }) => [carrier, state]) ?? [])).toEqual({
    ...{ Given: 'not-sent', Packed: 'packed', Shipped: 'shipped' },
    ...{ Arrived: 'delivered', Refused: 'refused', Back: 'returned', Lost: 'lost' },
  })
  const said = (carrier: string) => html.match(new RegExp(`<li>Paket mit ${carrier},[^<]*`))?.[0] ?? ''
  expect(html).not.toContain('Paket mit Given')
  expect(html).toContain('<li>Ein Teil der Bestellung wird nicht verschickt (entschieden am 13. Januar 2026).</li>')
  for (const carrier of ['Packed', 'Shipped']) expect(said(carrier)).toContain('Bei der Zustellung zu zahlen: 12,00 €.')
  expect(said('Arrived')).toContain('Bei der Zustellung gezahlt: 12,00 €.')
  for (const carrier of ['Refused', 'Back']) expect(said(carrier)).toMatch(/bei uns|an uns/)
  expect(said('Lost')).toContain('verloren gegangen')
  for (const carrier of ['Refused', 'Back', 'Lost']) expect(said(carrier)).not.toContain('12,00')
})

it('an order of somebody else is not in it', async () => {
  const [own, other] = [await fixtures.person(), await fixtures.person()]
  await run(sql`insert into shop.order_origins (order_id, network) values (${other.orderId}, 'network-of-another')`)
  const { json } = await archiveOf(own.customer.id)
  expect(json).not.toContain('network-of-another')
})
