import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { contentFixtures } from '../../content/content-fixtures'
import { follower } from './sample-follows'
import { weeklyMails } from './weekly-mails'

const { payload, caught, mailsOf, today } = await weeklyMails()
const content = await contentFixtures(payload)

describe('a brochure that is put right', () => {
  it('is in the next mail where it was withdrawn before the first and is public again after it, and in no other', async () => {
    const retailer = await content.createRetailer('back-again')
    const id = await content.createBrochure({ retailer, slug: 'back-again', validTo: addDays(today, 30) })
    const { email } = await follower(payload, [{ kind: 'shop', value: 'back-again' }])
    await content.unpublish(id)
    expect(await mailsOf(email, 0)).toEqual([])
    await content.publish(id)
    expect((await mailsOf(email, 1))[0]?.text).toContain('/broshura/back-again')
    await content.unpublish(id)
    await content.publish(id)
    expect(await mailsOf(email, 2)).toEqual([])
  })

  it('by another shop or category is told to the followers of that, once, and to nobody twice', async () => {
    const [wrong, right] = [await content.createRetailer('wrong'), await content.createRetailer('right')]
    const [former, later] = [await content.createCategory('former'), await content.createCategory('later')]
    const place = { retailer: wrong, category: former }
    const id = await content.createBrochure({ ...place, slug: 'moved', validTo: addDays(today, 30) })
    const follows = (kind: 'shop' | 'category', value: string) => follower(payload, [{ kind, value }])
    const [{ email: ofShop }, { email: ofCategory }] = [
      await follows('shop', 'right'),
      await follows('category', 'later'),
    ]
    const { email: ofFormer } = await follows('category', 'former')
    const told = async (email: string | null | undefined) => (await caught(email ?? '')).length
    expect(await mailsOf(ofShop, 0)).toEqual([])
    expect([await told(ofShop), await told(ofCategory), await told(ofFormer)]).toEqual([0, 0, 1])

    const save = (data: object) => payload.update({ collection: 'brochures', id, locale: 'bg', data })
    await save({ retailer: right, _status: 'published' })
    expect((await mailsOf(ofShop, 1))[0]?.text).toContain('/broshura/moved')
    expect([await told(ofShop), await told(ofCategory), await told(ofFormer)]).toEqual([1, 0, 1])

    await save({ category: later, _status: 'published' })
    expect((await mailsOf(ofCategory, 2))[0]?.text).toContain('/broshura/moved')
    await mailsOf(ofCategory, 3)
    expect([await told(ofShop), await told(ofCategory), await told(ofFormer)]).toEqual([1, 1, 1])
  })
})

describe('a brochure that the button of its form has withdrawn', () => {
  it('and that is public again under another shop is told to the followers of that, once', async () => {
    const [wrong, right] = [await content.createRetailer('hidden-wrong'), await content.createRetailer('hidden-right')]
    const id = await content.createBrochure({ retailer: wrong, slug: 'moved-hidden', validTo: addDays(today, 30) })
    const { email } = await follower(payload, [{ kind: 'shop', value: 'hidden-right' }])
    expect(await mailsOf(email, 0)).toEqual([])
    const data = { _status: 'draft' } as const
    await payload.update({ collection: 'brochures', id, locale: 'bg', data, unpublishAllLocales: true })
    const moved = { retailer: right, _status: 'published' } as const
    await payload.update({ collection: 'brochures', id, locale: 'bg', data: moved })
    expect((await mailsOf(email, 1))[0]?.text).toContain('/broshura/moved-hidden')
    expect(await mailsOf(email, 2)).toEqual([])
  })
})
