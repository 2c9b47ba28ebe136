import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import type { Customer } from '../../../payload-types'
import { customerFixtures } from '../customer-fixtures'
import { shoppingFixtures } from './shopping'

/** A person with data in every collection; the person's name, addresses and texts are unique. */
export interface Person {
  customer: Customer
  orderId: string
  returnId: string
  traces: string[]
  /** Also stored of the person, but notes of staff to each other: no copy of the person's data has them. */
  ofStaff: string[]
}

let made = 0

export async function personFixtures(payload: Payload) {
  const fixtures = await customerFixtures(payload)
  const shop = await shoppingFixtures(payload)

  async function person(language: 'bg' | 'de' = 'bg', supabaseId: string = randomUUID()): Promise<Person> {
    made += 1
    const mark = `Z${process.pid}q${made}q${randomUUID().slice(0, 4)}`
    const email = `${mark.toLowerCase()}@people.example`
    const phone = `+359 88 ${1_000_000 + made}${process.pid % 1000}`
    const created = await payload.create({
      collection: 'customers',
      data: { email, supabaseId, name: `Name <${mark}>`, phone, language },
      depth: 0,
    })
    const owner = created.id
    await payload.db.drizzle.execute(sql`insert into confirmed_emails (email, customer_id) values (${email}, ${owner})`)
    await payload.create({
      collection: 'subscriptions',
      data: { email, language, state: 'confirmed', requestedAt: new Date().toISOString() },
    })
    await payload.create({
      collection: 'contact-messages',
      data: { email, language, name: `Writer ${mark}`, message: `Question ${mark}` },
    })
    const where = {
      name: `Receiver ${mark}`,
      company: `Company ${mark}`,
      street: `Street ${mark}`,
      street2: `Door ${mark}`,
      postcode: '1504',
      city: `City ${mark}`,
      region: `Region ${mark}`,
      country: 'BG',
      phone,
    }
    const address = await payload.create({ collection: 'addresses', data: { ...where, customer: owner } })
    const picture = await fixtures.create['customer-pictures'](owner)
    const signIn = await fixtures.create['sign-ins'](owner)
    const seen = { userAgent: `Agent ${mark}`, device: `Device ${mark}`, place: `Place ${mark}` }
    await payload.update({ collection: 'sign-ins', id: signIn.id, data: seen })
    const order = await fixtures.create.orders(owner, undefined, {
      email,
      history: [{ status: 'delivered', at: '2026-01-12T10:00:00.000Z' }],
      // Too long ago to be returned.
      placedAt: '2026-01-12T10:00:00.000Z',
      note: `Note ${mark}`,
      customerNote: `Wish ${mark}`,
      pickupPoint: `Point ${mark}`,
      invoice: { company: `Firm ${mark}`, eik: '203123451', address: `Office ${mark}` },
      billingAddress: where,
      shippingAddress: where,
    })
    await shop({ customer: owner, email, mark, order: order.id })
    const back = await fixtures.create.returns(owner, undefined, order.id)
    await payload.update({ collection: 'returns', id: back.id, data: { reason: `Reason ${mark}`, status: 'ended' } })
    const review = await fixtures.create.reviews(owner)
    await payload.update({
      collection: 'reviews',
      id: review.id,
      data: { title: `Title ${mark}`, text: `Opinion ${mark}`, authorName: `Author ${mark}` },
    })
    await fixtures.create['review-pictures'](owner, undefined, review.id)
    const download = await fixtures.create.downloads(owner)
    await payload.update({ collection: 'downloads', id: download.id, data: { title: `Download ${mark}` } })
    const list = await fixtures.create['shopping-lists'](owner, undefined, `List ${mark}`)
    await payload.update({
      collection: 'shopping-lists',
      id: list.id,
      data: { lines: `Buying ${mark}`, content: { items: [`Item ${mark}`] } },
    })
    await fixtures.create['list-shares'](owner, undefined, list.id)
    await fixtures.create.follows(owner)
    const data = { picture: picture.id, billingAddress: address.id, shippingAddress: address.id }
    const customer = await payload.update({ collection: 'customers', id: owner, data, depth: 0 })
    const ordering = ['Typed', 'Wish', 'Point', 'Firm', 'Office', 'Stated', 'Stated too', 'Goods']
    const words = ['Receiver', 'Company', 'Street', 'Door', 'City', 'Region', 'Device', 'Place', 'Reason']
    const traces = [
      email,
      phone,
      `Name <${mark}>`,
      `Agent ${mark}`,
      ...[...words, ...ordering, 'Title', 'Opinion', 'Author', 'Download', 'List', 'Buying', 'Writer', 'Question'].map(
        (word) => `${word} ${mark}`,
      ),
    ]
    return { customer, orderId: order.id, returnId: back.id, traces, ofStaff: [`Note ${mark}`] }
  }

  /** The invoice that the person's order asks for: a document that is kept as it was issued. */
  async function issueInvoice({ orderId }: Person): Promise<void> {
    const { issueSaleDocuments } = await import('@/features/shop/orders/documents/issue-document')
    const { withTransaction } = await import('@/server/db/transaction')
    const req = await createLocalReq({}, payload)
    await withTransaction(req, () => issueSaleDocuments(req, orderId))
  }

  async function tablesWith(traces: string[]): Promise<string[]> {
    const { rows } = await payload.db.drizzle.execute<{ schema: string; name: string }>(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'shop') and table_type = 'BASE TABLE'`)
    const found: string[] = []
    for (const { schema, name } of rows) {
      const { rows: hits } = await payload.db.drizzle.execute(sql`
        select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} as one, unnest(string_to_array(${traces.join('\u0001')}, ${'\u0001'})) as trace
        where position(lower(trace) in lower(one::text)) > 0 limit 1`)
      if (hits.length > 0) found.push(name)
    }
    return found.sort()
  }

  return { ...fixtures, person, issueInvoice, tablesWith }
}
