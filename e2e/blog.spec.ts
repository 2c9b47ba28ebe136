import { postStandard } from '../seed/content/pages/post-standard'
import { posts } from '../seed/content/posts'
import type { PostSeed } from '../seed/content/posts/types'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'

function postOf(format: PostSeed['format']): PostSeed {
  const found = posts.find((post) => post.format === format)
  if (!found) throw new Error(`There is no post of the format ${format}.`)
  return found
}

const addressOf = ({ slug }: PostSeed) => `/blog/${slug}`

test('a reader goes from the blog to a post, by its tag to another, and on to its author', async ({ page }) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  const newest = posts[0]
  await main.getByRole('link', { name: newest?.title.bg, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title.bg ?? '')
  await expect(main.getByText(/^\d+ минут[аи] четене$/).first()).toBeVisible()
  await main.getByRole('list', { name: 'Етикети' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/tag\/[a-z-]+$/)
  await main.getByRole('heading', { level: 2 }).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
  await main.getByRole('link', { name: 'Всички статии на автора' }).click()
  await expect(page).toHaveURL(/\/blog\/author\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page that begins with a post has the headline of the post only', async ({ page }) => {
  for (const prefix of ['', '/ru']) {
    await page.goto(`${prefix}/post-standard`)
    const own = postStandard.title[prefix === '' ? 'bg' : 'ru']
    await expect(page).toHaveTitle(new RegExp(own))
    const headline = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(headline).toHaveCount(1)
    await expect(headline).not.toHaveText(own)
    await expect(page.getByRole('main').getByText(own)).toHaveCount(0)
  }
})

test('the archive of a month has its posts, and what is no month or has none is a 404', async ({ page, request }) => {
  await page.goto(`/de${addressOf(postOf('leftSidebar'))}`)
  const month = page
    .getByRole('complementary')
    .getByRole('link')
    .filter({ hasText: / 20\d\d/ })
    .first()
  const [name] = /^\D+\d{4}/.exec((await month.textContent()) ?? '') ?? []
  await month.click()
  await expect(page).toHaveURL(/\/de\/blog\/archive\/20\d\d-\d\d$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').count()).toBeGreaterThan(0)
  for (const path of [
    'archive/2026-13',
    'archive/1999-01',
    'tag/nobody',
    'shelf/milk',
    'author/nobody/2',
    'no-such-post',
  ])
    expect((await request.get(`/blog/${path}`)).status(), path).toBe(404)
})

test('the feeds of each language are whole and are named in the head of the blog’s pages', async ({
  page,
  request,
}) => {
  for (const prefix of ['', '/de', '/en', '/ru']) {
    await page.goto(`${prefix}/blog`)
    const rss = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    expect(rss).toMatch(new RegExp(`${prefix}/blog/rss.xml$`))
    const text = await (await request.get(rss ?? '')).text()
    const items = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      return feed.querySelector('parsererror') ? -1 : feed.querySelectorAll('channel > item > link').length
    }, text)
    expect(items).toBe(20)
    const json = await page.locator('link[type="application/feed+json"]').getAttribute('href')
    const feed = await (await request.get(json ?? '')).json()
    expect(feed.items).toHaveLength(20)
    expect((await request.get(feed.items[0].url)).status()).toBe(200)
    for (const address of [rss ?? '', json ?? '']) {
      const etag = (await request.get(address)).headers().etag ?? ''
      const known = await request.get(address, { headers: { 'if-none-match': etag } })
      expect(known.status(), `${address} is not sent again to whom it is known`).toBe(304)
    }
  }
})

test('a slide show is turned by keyboard', async ({ page }) => {
  await page.goto(addressOf(postOf('slideShow')))
  const show = page.getByRole('region', { name: /^Карусел/ })
  const current = show.locator('[aria-current=true]')
  await expect(current).toHaveAccessibleName(/^1 от/)
  await show.getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(current).toHaveAccessibleName(/^2 от/)
  await page.keyboard.press('ArrowLeft')
  await expect(current).toHaveAccessibleName(/^1 от/)
})

test('pictures of a gallery open large, are turned and close by keyboard', async ({ page }) => {
  await page.goto(addressOf(postOf('gallery')))
  const first = page.locator('a[data-picture="0"]')
  await first.focus()
  await page.keyboard.press('Enter')
  const shown = page.locator('dialog[open] li:not([inert]) img')
  await expect(shown).toHaveCount(1)
  await expect(shown).toBeInViewport()
  const source = (await shown.getAttribute('src')) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(shown).not.toHaveAttribute('src', source)
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('src', source)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('recordings can be played and read', async ({ page, request }) => {
  for (const format of ['audio', 'video'] as const) {
    await page.goto(addressOf(postOf(format)))
    const player = page.getByRole('main').locator(format)
    await expect(player).toHaveJSProperty('controls', true)
    await expect.poll(() => player.evaluate((media: HTMLMediaElement) => media.duration)).toBeGreaterThan(1)
    const answer = await request.get((await player.getAttribute('src')) ?? '', { headers: { Range: 'bytes=0-9' } })
    expect([answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([206, format])
    await expect(page.getByRole('main').locator('details', { hasText: 'Текст на записа' })).toHaveCount(1)
  }
})

test('the site’s search finds a post, and the blog’s own field looks for posts alone', async ({ page }) => {
  const post = postOf('leftSidebar')
  await page.goto(`/en${addressOf(post)}`)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill(post.title.en)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?kind=posts&q=/)
  await expect(page.getByRole('main').getByRole('link', { name: post.title.en, exact: true })).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent(post.title.bg)}`)
  const found = page.getByRole('region', { name: /стати[яи] от блога$/ })
  await expect(found.getByRole('link', { name: post.title.bg, exact: true })).toBeVisible()
})

test('a draft is nobody’s to read but its editors’, a published post is changed at once and keeps its old address', async ({
  page,
  request,
  staffPage,
}) => {
  const content = await Content.start()
  const slug = `${content.name}-post`
  const title = `Статия ${content.name}`
  const { doc } = await content.write('POST', '/posts?locale=bg&draft=true&depth=0', {
    title,
    slug,
    summary: 'Накратко',
    format: 'standard',
    publishedOn: '2026-01-01',
    _status: 'draft',
  })
  const id = doc && typeof doc === 'object' && 'id' in doc ? doc.id : ''
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  expect((await request.get(`/preview/bg/post/${id}`)).status()).toBe(404)
  await staffPage.goto(`/preview/bg/post/${id}`)
  await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText(title)

  for (const locale of ['de', 'en', 'ru'])
    await content.write('PATCH', `/posts/${id}?locale=${locale}&draft=true&depth=0`, { title, summary: 'In short' })
  await content.write('PATCH', `/posts/${id}?locale=bg&depth=0`, { _status: 'published' })
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await content.write('PATCH', `/posts/${id}?locale=bg&depth=0`, {
    title: `${title} наново`,
    slug: `${slug}-new`,
    _status: 'published',
  })
  await page.goto(`/blog/${slug}`)
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}-new$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} наново`)

  const around = await content.page({ title: 'Около', blocks: [{ blockType: 'post', post: id }] })
  await page.goto(`/${around.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} наново`)
  await content.write('PATCH', `/posts/${id}?locale=bg&depth=0`, { _status: 'draft' })
  await page.goto(`/${around.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Около bg')
  await content.write('DELETE', `/pages/${around.id}`)

  await content.write('DELETE', `/posts/${id}`)
  expect((await request.get(`/blog/${slug}-new`)).status()).toBe(404)
  await content.end()
})
