import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { contentFixtures } from '../../content/content-fixtures'
import { sampleShops } from '../../search/sample-shops'
import { follower, judgeNotReal, product, seller } from './sample-follows'
import { weeklyMails } from './weekly-mails'

const { payload, mailsOf, thursday, today } = await weeklyMails()
const { follow } = await import('@/features/lists/follow/own-follows')

const shops = await sampleShops(payload)
const content = await contentFixtures(payload)

type Offer = {
  brochure?: string
  title: string
  priceCents: number
  validFrom?: string
  validTo?: string
  oldPriceCents?: number
  loyaltyOnly?: boolean
  multiBuy?: { kind: 'amount'; pieces: number; amountCents: number }
}

async function offer(data: Offer) {
  const valid = { validFrom: today, validTo: addDays(today, 30) }
  const brochure = shops.ids['brochure current'] ?? ''
  const all = { brochure, pageNumber: 1, packSize: '1 л', ...valid, ...data }
  return (await payload.create({ collection: 'offers', data: all })).id
}

async function offerOf(slug: string, data: Offer) {
  const id = await offer(data)
  await payload.db.drizzle.execute(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id)
    select ${id}, 1, id from prices.products where slug = ${slug}
    on conflict (offer_id) do update set product_id = excluded.product_id`)
}

async function setPrice(slug: string, low: number) {
  await payload.db.drizzle.execute(sql`
    update prices.latest set low = ${low}, median = ${low}, high = ${low}
    where listing_id = (select id from prices.listings where name = ${slug})`)
}

describe('an offer', () => {
  it('that begins and ends between two mails is told in the first of them, and not again', async () => {
    await offer({
      title: 'Лимонада за уикенда',
      priceCents: 99,
      validFrom: addDays(thursday(0), 1),
      validTo: addDays(thursday(0), 3),
    })
    await offer({
      title: 'Лимонада по-късно',
      priceCents: 89,
      validFrom: addDays(thursday(1), 1),
      validTo: addDays(thursday(1), 3),
    })
    const { email } = await follower(payload, [{ kind: 'word', value: 'лимонада' }])
    const [first] = await mailsOf(email, 0)
    expect(first?.text).toContain('Лимонада за уикенда')
    expect(first?.text).not.toContain('Лимонада по-късно')
    const [second] = await mailsOf(email, 1)
    expect(second?.text).toContain('Лимонада по-късно')
    expect(second?.text).not.toContain('Лимонада за уикенда')
  })

  it('that is entered after a mail is told in the next, though it began before', async () => {
    const { email } = await follower(payload, [{ kind: 'word', value: 'халва' }])
    expect(await mailsOf(email, 0)).toEqual([])
    await offer({ title: 'Халва', priceCents: 199, validFrom: addDays(today, -10) })
    expect((await mailsOf(email, 1))[0]?.text).toContain('Халва')
    expect(await mailsOf(email, 2)).toEqual([])
  })

  it('is with what is known of its old price and the price of a unit', async () => {
    await offer({ title: 'Айран', priceCents: 150, oldPriceCents: 200 })
    const { email } = await follower(payload, [{ kind: 'word', value: 'айран' }], 'en')
    const [mail] = await mailsOf(email, 0)
    expect(mail?.text).toMatch(
      /Айран, 1 л, €1\.50, Regular price €2\.00, says the shop; too little is known to judge; €1\.50 per l; Зора/,
    )
  })

  it('is with its condition where its price is for holders of the shop’s card alone', async () => {
    await offer({ title: 'Кафе Лаваца', priceCents: 499, loyaltyOnly: true })
    const { email } = await follower(payload, [{ kind: 'word', value: 'кафе' }], 'en')
    const [mail] = await mailsOf(email, 0)
    expect(mail?.text).toMatch(/Кафе Лаваца, 1 л, €4\.99, Loyalty card only; €4\.99 per l; Зора/)
  })

  it('is with the verdict on its old price, struck nowhere', async () => {
    const verdicts = {
      'Компот Алфа': { answer: 'real', startedOn: today, prior: { cents: 200, day: addDays(today, -1) }, percent: 25 },
      'Компот Бета': { answer: 'not-real', startedOn: today, prior: { cents: 149, day: addDays(today, -2) } },
      'Компот Гама': { answer: 'unjudged', startedOn: today },
    }
    for (const [title, verdict] of Object.entries(verdicts)) {
      const id = await offer({ title, priceCents: 150, oldPriceCents: 300 })
      await payload.db.drizzle.execute(sql`
        insert into prices.offer_reductions (offer_id, verdict) values (${id}, ${JSON.stringify(verdict)}::jsonb)
        on conflict (offer_id) do update set verdict = excluded.verdict`)
    }
    const { email } = await follower(payload, [{ kind: 'word', value: 'компот' }], 'en')
    const [mail] = await mailsOf(email, 0)
    expect(mail?.text).toMatch(/Компот Алфа, 1 л, €1\.50, −25% on the lowest price of the 30 days before; /)
    expect(mail?.text).toMatch(/Компот Бета, 1 л, €1\.50, Was already €1\.49 on [^;]+; /)
    expect(mail?.text).toMatch(
      /Компот Гама, 1 л, €1\.50, Regular price €3\.00, says the shop; we do not judge such goods; /,
    )
    expect(mail?.html).not.toMatch(/<s>|line-through/)
  })

  it('of the thing itself leads, whatever else has its word and costs less', async () => {
    for (let n = 0; n < 6; n++) await offer({ title: `Кисело мляко Витоша ${n}`, priceCents: 50 + n })
    await offer({ title: 'Шоколад с мляко', priceCents: 20 })
    await offer({ title: 'Прясно мляко Рила', priceCents: 249 })
    const { email } = await follower(payload, [{ kind: 'word', value: 'мляко' }])
    const [mail] = await mailsOf(email, 0)
    expect(mail?.text.match(/^- .+$/m)?.[0]).toContain('Прясно мляко Рила')
    expect(mail?.text.match(/^- /gm)).toHaveLength(5)
  })

  it('of several editions is one piece of news, that of the whole country, and leaves room for others', async () => {
    const add = async (towns: string[], priceCents: number) => {
      const brochure = await content.createBrochure({ towns, validTo: addDays(today, 30) })
      await offer({ title: 'Нектар Пирин', priceCents, brochure })
    }
    for (const town of ['Варна', 'Бургас', 'Русе', 'Плевен', 'Видин']) await add([town], 499)
    await add([], 499)
    await add(['Варна'], 599)
    const { email } = await follower(payload, [{ kind: 'word', value: 'нектар' }])
    const [mail] = await mailsOf(email, 0)
    expect(mail?.text.match(/^- .+$/gm)).toHaveLength(2)
    const [[everywhere = ''] = [], [varna = ''] = []] = [...(mail?.text.matchAll(/^- Нектар.+\n.+$/gm) ?? [])]
    expect(everywhere).not.toContain('Издание')
    expect(varna).toMatch(/5,99.+; Издание за Варна$/m)
  })

  it.each([
    ['боза', 'Боза'],
    ['4ips', 'Чипс'],
  ])('of “%s” is one of five, with a link to all, where a word has more', async (value, thing) => {
    for (let n = 0; n < 7; n++) await offer({ title: `${thing} Радомир ${n}`, priceCents: 90 + n })
    await offer({ title: `Торта с ${thing.toLowerCase()}`, priceCents: 10 })
    const { email } = await follower(payload, [{ kind: 'word', value }])
    const [mail] = await mailsOf(email, 0)
    expect(mail?.subject).toMatch(/^7 новости /)
    expect(mail?.text.match(new RegExp(`^- ${thing}`, 'gm'))).toHaveLength(5)
    expect(mail?.text).toMatch(/Още 2 новости: вижте всички: http\S+\/search\?q=\S+\n/)
  })
})

describe('a brochure', () => {
  it('is once and counts once, though its shop and its category are followed', async () => {
    const { email } = await follower(payload, [
      { kind: 'category', value: 'toys' },
      { kind: 'shop', value: 'veselka' },
    ])
    const [mail] = await mailsOf(email, 0)
    expect(mail?.subject).toMatch(/^1 новост /)
    expect(mail?.text.match(/broshura\/toys$/gm)).toHaveLength(1)
  })

  it('has its cover beside it, of a fixed size and with words for where pictures are blocked', async () => {
    const hash = '0123456789abcdef'.repeat(2)
    await payload.db.drizzle.execute(sql`
      update imports set hash = ${hash} where id = (select active_import_id from brochures where slug = 'toys')`)
    const { email } = await follower(payload, [{ kind: 'shop', value: 'veselka' }])
    const [mail] = await mailsOf(email, 0)
    const [picture] = mail?.html.match(/<img [^>]+>/) ?? []
    expect(picture).toMatch(new RegExp(`src="http\\S+/files/pages/${hash}/1-thumbnail\\.jpg"`))
    expect(picture).toMatch(/ alt="[^"]+" width="64" height="91"/)
    expect(mail?.html).toMatch(/<a href="[^"]+" lang="bg" style="float:left/)
  })

  it('is one of five, with a link to all, where a category has more', async () => {
    for (let n = 0; n < 7; n++) {
      const slug = `many-${n}`
      await shops.publish({ slug, title: slug, from: -1, to: 3, retailer: 'zora', category: 'toys' })
    }
    const { email } = await follower(payload, [{ kind: 'category', value: 'toys' }])
    const [mail] = await mailsOf(email, 0)
    expect(mail?.subject).toMatch(/^8 новости /)
    expect(mail?.text.match(/^- /gm)).toHaveLength(5)
    expect(mail?.text).toMatch(/Още 3 новости: вижте всички: http\S+\/c\/toys\n/)
  })

  it('of an edition is with its towns, after that for the whole country', async () => {
    const retailer = await content.createRetailer('many-towns')
    for (const towns of [['Варна'], ['Бургас'], ['Русе'], ['Плевен'], ['Видин'], []])
      await content.createBrochure({ retailer, towns })
    const { email } = await follower(payload, [{ kind: 'shop', value: 'many-towns' }])
    const [mail] = await mailsOf(email, 0)
    const [everywhere, ...editions] = mail?.text.match(/^- .+$/gm) ?? []
    expect(everywhere).not.toContain('Издание')
    expect(editions).toHaveLength(4)
    for (const edition of editions) expect(edition).toMatch(/; Издание за \p{L}+$/u)
  })
})

describe('a target price', () => {
  it('is news once, when it is reached, with the target and an earlier price of a day, and again after it was higher', async () => {
    await product(payload, { slug: 'sirene', low: 900 })
    const customer = await follower(payload, [], 'en')
    await follow({ customer }, { kind: 'product', value: 'sirene', target: '8' })
    expect(await mailsOf(customer.email, 0)).toEqual([])
    await setPrice('sirene', 750)
    const [mail] = await mailsOf(customer.email, 1)
    expect(mail?.text).toMatch(/Продукт sirene, €7\.50, was €9\.00 on .+; target price €8\.00; Верига \d+, price on /)
    expect(mail?.text).not.toContain(' less')
    expect(await mailsOf(customer.email, 2)).toEqual([])
    await setPrice('sirene', 850)
    expect(await mailsOf(customer.email, 3)).toEqual([])
    await setPrice('sirene', 799)
    expect((await mailsOf(customer.email, 4))[0]?.text).toMatch(/€7\.99, was €8\.50 on .+; target price €8\.00; /)
  })

  it('says the verdict on a promotion, and then names no other earlier price', async () => {
    await product(payload, { slug: 'mayoneza', low: 449 })
    const customer = await follower(payload, [], 'en')
    await follow({ customer }, { kind: 'product', value: 'mayoneza', target: '3' })
    await payload.db.drizzle.execute(sql`
      update prices.latest set promo = 299
      where listing_id = (select id from prices.listings where name = 'mayoneza')`)
    await judgeNotReal(payload, { slug: 'mayoneza', cents: 299, day: addDays(today, -20) })
    const [mail] = await mailsOf(customer.email, 0)
    expect(mail?.text).toMatch(/Продукт mayoneza, €2\.99, Was already €2\.99 on .+; target price €3\.00; Верига /)
    expect(mail?.text).not.toContain('€4.49')
  })

  it('is reached by an offer of today that needs neither a card nor several pieces, though the reports are higher, and is news once', async () => {
    await product(payload, { slug: 'lyutenitsa', low: 249 })
    await offerOf('lyutenitsa', { title: 'Лютеница с карта', priceCents: 150, loyaltyOnly: true })
    const multiBuy = { kind: 'amount', pieces: 2, amountCents: 310 } as const
    await offerOf('lyutenitsa', { title: 'Лютеница две', priceCents: 155, multiBuy })
    await offerOf('lyutenitsa', { title: 'Лютеница догодина', priceCents: 160, validFrom: addDays(today, 2) })
    const { email } = await follower(payload, [{ kind: 'product', value: 'lyutenitsa', targetCents: 200 }], 'en')
    expect(await mailsOf(email, 0)).toEqual([])
    await offerOf('lyutenitsa', { title: 'Лютеница', priceCents: 199 })
    const [mail] = await mailsOf(email, 1)
    expect(mail?.text).toMatch(
      /Продукт lyutenitsa, €1\.99, was €2\.49 on .+; €1\.99 per l; target price €2\.00; Зора, until /,
    )
    expect(mail?.text).toContain('/prices/lyutenitsa')
    expect(await mailsOf(email, 2)).toEqual([])
  })

  it('says for which towns the price is that reaches it, where it is that of an edition', async () => {
    await product(payload, { slug: 'izvara', low: 249 })
    const brochure = await content.createBrochure({ towns: ['Варна', 'Бургас'], validTo: addDays(today, 30) })
    await offerOf('izvara', { title: 'Извара', priceCents: 199, brochure })
    const { email } = await follower(payload, [{ kind: 'product', value: 'izvara', targetCents: 200 }], 'en')
    const [mail] = await mailsOf(email, 0)
    expect(mail?.text).toMatch(/Продукт izvara, €1\.99.+; Edition for Varna and Burgas$/m)
  })

  it('is compared with what the search shows: real chains before invented ones, and those that reported last', async () => {
    await product(payload, { slug: 'bob', low: 500 })
    await seller(payload, { slug: 'bob', low: 100, invented: true, day: today })
    await seller(payload, { slug: 'bob', low: 200, day: addDays(today, -5) })
    const { email } = await follower(payload, [{ kind: 'product', value: 'bob', targetCents: 300 }])
    expect(await mailsOf(email, 0)).toEqual([])
  })

  it('that is changed is news again, and one that is reached when it is set is news, too', async () => {
    await product(payload, { slug: 'kashkaval', low: 900 })
    const customer = await follower(payload, [])
    for (const [week, target] of ['10', '9'].entries()) {
      await follow({ customer }, { kind: 'product', value: 'kashkaval', target })
      expect(await mailsOf(customer.email, week)).toHaveLength(1)
    }
    expect(await mailsOf(customer.email, 2)).toEqual([])
  })
})
