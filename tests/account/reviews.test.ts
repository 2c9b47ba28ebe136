import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { customerFixtures } from './customer-fixtures'

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)

const visitor = { user: null, overrideAccess: false } as const

describe('a published review', () => {
  it('says to nobody but its author and an admin who wrote it', async () => {
    const [author, other] = [await fixtures.person(), await fixtures.person()]
    const { id } = await fixtures.create.reviews(author.id, undefined, 'published')
    for (const rights of [visitor, other.rights]) {
      const review = await payload.findByID({ collection: 'reviews', id, depth: 2, ...rights })
      expect(review).toMatchObject({ rating: 5, title: 'Добра' })
      expect(review).not.toHaveProperty('customer')
      expect(JSON.stringify(review)).not.toContain(author.id)
    }
    const seen = await payload.findByID({ collection: 'reviews', id, depth: 0, ...author.rights })
    expect(seen.customer).toBe(author.id)
  })

  it('is not found or sorted by who wrote it', async () => {
    const author = await fixtures.person()
    await fixtures.create.reviews(author.id, undefined, 'published')
    const { email } = author.rights.user
    const tries: { where?: Where; sort?: string }[] = [
      { where: { customer: { equals: author.id } } },
      { where: { 'customer.email': { equals: email } } },
      { where: { or: [{ rating: { equals: 1 } }, { customer: { equals: author.id } }] } },
      { sort: 'customer' },
      { sort: 'customer.email' },
    ]
    for (const attempt of tries) {
      const found = payload.find({ collection: 'reviews', ...attempt, ...visitor })
      await expect(found).rejects.toMatchObject({ status: 400 })
    }
  })
})

describe('a rating', () => {
  it.each([0, 6, 2.5])('is not %d', async (rating) => {
    const { id } = await fixtures.customer()
    const data = { customer: id, productTitle: 'Риза', rating, status: 'pending' } as const
    const refused = payload.create({ collection: 'reviews', data })
    await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'rating' }] } })
  })
})
