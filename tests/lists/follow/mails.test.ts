import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { sampleShops } from '../../search/sample-shops'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { follower, product } from './sample-follows'

const caught = await catchMails()
const { payload } = await freshCms()
const { sendWeeklyMails } = await import('@/features/lists/follow/mails/send-weekly')
const { POST, GET } = await import('@/app/api/follows/end/route')

let brochure: string

/** Fixed for the whole run, which may pass midnight. */
const today = sofiaDay()

/** The last Thursday at ten in Sofia; current offers are selected by the real clock. */
function thursday(weeks = 0): Date {
  let day = today
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 4) day = addDays(day, -1)
  return new Date(`${addDays(day, 7 * weeks)}T08:00:00Z`)
}

async function rename(collection: 'retailers' | 'categories', from: string, to: string) {
  const where = { slug: { equals: from } }
  await payload.update({ collection, where, data: { slug: to }, locale: 'bg', depth: 0 })
}

async function offer(title: string) {
  const valid = { validFrom: today, validTo: addDays(today, 1) }
  const data = { brochure, pageNumber: 1, title, packSize: '1 л', priceCents: 149, ...valid }
  return payload.create({ collection: 'offers', data })
}

beforeAll(async () => {
  brochure = (await sampleShops(payload)).ids['brochure current'] ?? ''
  await offer('Прясно мляко Зора')
  await product(payload, { slug: 'maslo', low: 300, promo: 240 })
  await product(payload, { slug: 'olio', low: 300 })
})

async function mailsTo(address: string) {
  await runJobs(payload)
  return caught(address)
}

const mail = async (address: string | null | undefined) => {
  const mails = await mailsTo(address ?? '')
  expect(mails).toHaveLength(1)
  return mails[0]?.text ?? ''
}

describe('the weekly mail', () => {
  it('tells in the customer’s language, once, what is new of everything that is followed', async () => {
    const customer = await follower(
      payload,
      [
        { kind: 'shop', value: 'zora' },
        { kind: 'category', value: 'toys' },
        { kind: 'word', value: 'мляко' },
        { kind: 'product', value: 'maslo', targetCents: 250 },
        { kind: 'product', value: 'olio', targetCents: 299 },
      ],
      'de',
    )
    expect(await sendWeeklyMails(thursday())).toBe(1)
    const text = await mail(customer.email)
    for (const said of ['Geschäft: Зора', '/de/broshura/current', '/de/broshura/toys', 'Прясно мляко Зора'])
      expect(text).toContain(said)
    expect(text).toMatch(/1,49\s€ je l; Milch, 1\sl; Зора, bis/)
    expect(text).toContain('Продукт maslo')
    expect((await mailsTo(customer.email ?? ''))[0]?.html).toContain('<span lang="bg">maslo</span></h2>')
    expect(text).toMatch(
      /2,40\s€, Regulär 3,00\s€ laut Händler; .+; Wunschpreis 2,50\s€; Верига \d+, Preis vom .+ Quelle: КЗП/,
    )
    expect(text).not.toContain('olio')
    expect(text).not.toContain('/broshura/past')
    expect(await sendWeeklyMails(thursday())).toBe(0)
    await mail(customer.email)
  })

  it('is not written when there is nothing to tell, nor to whom it is unwelcome, nor on another day', async () => {
    const nothing = await follower(payload, [{ kind: 'word', value: 'кенгуру' }])
    const off = await follower(payload, [{ kind: 'shop', value: 'zora', mails: false }])
    const leaving = await follower(payload, [{ kind: 'shop', value: 'zora' }])
    await payload.update({
      collection: 'customers',
      id: leaving.id,
      data: { deletionDueAt: new Date(Date.now() + 86_400_000).toISOString() },
    })
    expect(await sendWeeklyMails(thursday())).toBe(0)
    for (const { email } of [nothing, off, leaving]) expect(await mailsTo(email ?? '')).toEqual([])
    await follower(payload, [{ kind: 'shop', value: 'zora' }])
    expect(await sendWeeklyMails(new Date(thursday().getTime() + 4 * 86_400_000))).toBe(0)
    expect(await sendWeeklyMails(thursday())).toBe(1)
  })

  it('still tells of a shop and a category with a new address, and of a product that was merged into another', async () => {
    const customer = await follower(payload, [
      { kind: 'shop', value: 'zora' },
      { kind: 'category', value: 'toys' },
      { kind: 'product', value: 'oil', targetCents: 250 },
    ])
    const twice = await follower(payload, [{ kind: 'shop', value: 'zora' }])
    await payload.create({
      collection: 'follows',
      data: { kind: 'shop', value: 'zora-new', customer: twice.id, name: 'zora-new' },
    })
    await product(payload, { slug: 'oil', low: 300 })
    await payload.db.drizzle.execute(sql`
      with merged as (
        update prices.products set merged_into = (select id from prices.products where slug = 'maslo') where slug = 'oil'
        returning id, merged_into
      )
      update prices.listings l set product_id = merged_into from merged where product_id = merged.id`)
    await rename('retailers', 'zora', 'zora-new')
    await rename('categories', 'toys', 'games')
    await sendWeeklyMails(thursday())
    const text = await mail(customer.email)
    for (const told of ['/broshura/current', '/broshura/toys', '/prices/maslo']) expect(text).toContain(told)
    expect(await mail(twice.email)).toContain('/broshura/current')
    await rename('retailers', 'zora-new', 'zora')
    await rename('categories', 'games', 'toys')
  })

  it('comes to others though one cannot be composed', async () => {
    await product(payload, { slug: 'dateless', low: 100 })
    await payload.db.drizzle.execute(sql`
      update prices.latest set day = 'infinity' where listing_id = (select id from prices.listings where name = 'dateless')`)
    const broken = await follower(payload, [{ kind: 'product', value: 'dateless', targetCents: 200 }])
    const after = await follower(payload, [{ kind: 'shop', value: 'zora' }])
    expect(await sendWeeklyMails(thursday())).toBe(1)
    await mail(after.email)
    await payload.db.drizzle.execute(sql`update prices.latest set day = ${today}::date where day = 'infinity'`)
    expect(await sendWeeklyMails(thursday())).toBe(1)
    await mail(broken.email)
  })

  it('does not tell of a medicine, whatever is followed', async () => {
    await payload.db.drizzle.execute(sql`update search.offer_kinds set ranked = false`)
    const customer = await follower(payload, [{ kind: 'word', value: 'мляко' }])
    await sendWeeklyMails(thursday())
    expect(await mailsTo(customer.email ?? '')).toEqual([])
  })
})

describe('a link in the mail', () => {
  const endLinks = (text: string) => [...text.matchAll(/follow-end\?token=(\S+)/g)].map(([, token]) => token ?? '')
  const follows = async (customer: string) =>
    (await payload.find({ collection: 'follows', where: { customer: { equals: customer } }, depth: 0 })).docs

  it('opened by a scanner ends nothing, posted by a mail program it ends at once and may be posted twice', async () => {
    const customer = await follower(payload, [
      { kind: 'shop', value: 'zora' },
      { kind: 'category', value: 'toys' },
    ])
    await sendWeeklyMails(thursday())
    const [one, , all] = endLinks(await mail(customer.email))
    const opened = await GET(new Request(`http://x/api/follows/end?token=${all}`))
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, `/follow-end?token=${all}`])
    const inGerman = await GET(new Request(`http://x/api/follows/end?token=${all}&language=de`))
    expect(inGerman.headers.get('Location')).toBe(`/de/follow-end?token=${all}`)
    expect(await follows(customer.id)).toHaveLength(2)

    const post = (token: string | undefined) =>
      POST(
        new Request(`http://x/api/follows/end?token=${token}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      )
    expect((await post(one)).status).toBe(200)
    expect((await post(one)).status).toBe(200)
    expect(await follows(customer.id)).toHaveLength(1)
    expect((await post(all)).status).toBe(200)
    expect(await follows(customer.id)).toMatchObject([{ mails: false }])
    for (const forged of [one?.replace(/.$/, ''), `all.${customer.id}.x`, '', undefined]) {
      expect((await post(forged)).status).toBe(404)
    }
  })
})
