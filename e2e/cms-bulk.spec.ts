import bg from '../messages/bg.json' with { type: 'json' }
import { expect, specContent, test } from './support/fixtures'

const content = specContent()

test('hiding all of a filtered list over several pages hides those of the filter, after a question with their number', async ({
  staffPage: page,
}) => {
  const mine: string[] = []
  for (let place = 1; place <= 7; place++) {
    const slug = `${content.name}-shop-${place}`
    const data = { slug, name: `Магазин ${content.name} ${place}`, colour: '#336699', _status: 'published' }
    await content.write('POST', '/retailers?locale=bg&depth=0', data)
    mine.push(slug)
  }
  const other = await content.retailer()
  const filter = `where[or][0][and][0][slug][like]=${content.name}-shop`
  await page.goto(`/admin/collections/retailers?limit=5&${filter}`)
  await page.locator('table thead input[type=checkbox]').check()
  await page.getByRole('button', { name: /Избери всички.*7/ }).click()
  await page.getByRole('button', { name: 'Скрий' }).click()
  const question = page.locator('dialog[open], .confirmation-modal').filter({ hasText: 'Наистина ли' })
  await expect(question.getByText(bg.admin.bulk.affected.replace('{count}', '7'))).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await question.locator('#confirm-action').click()
  const address = new URL((await sent).url()).searchParams
  expect(address.get('expected')).toBe('7')
  const states = async () => {
    const { rows } = await content.database.query(
      'select slug, _status as status from retailers where slug = any($1)',
      [[...mine, other.slug]],
    )
    return rows.map(({ slug, status }) => `${slug} ${status}`).sort()
  }
  await expect.poll(states).toEqual([...mine.map((slug) => `${slug} draft`), `${other.slug} published`].sort())
})
