import { addDays, endOfSofiaDay, sofiaDay } from '../src/domain/calendar-day'
import { localePath, locales } from '../src/i18n/routing'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { visit } from './support/visit'
import { startInstance, type WebInstance } from './support/web-instance'

test.describe.configure({ timeout: 240_000 })

const content = specContent()
let place: { retailer: string; category: string; paths: string[] }
let instances: [WebInstance, WebInstance]

test.beforeAll(async () => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const paths = ['/', `/c/${category.slug}`, `/r/${retailer.slug}`]
  place = { retailer: retailer.id, category: category.id, paths }
  instances = [await startInstance(), await startInstance()]
})

test.afterAll(async () => {
  for (const instance of instances) await instance.stop()
})

const own = (title: string) => `${title} ${content.name}`

const isKept = ({ headers }: { headers: Headers }) => headers.get('x-nextjs-cache') === 'HIT'

/** Requests the page until it comes from memory, so that a change has something to invalidate. */
async function warm(path: string, url: string): Promise<void> {
  await expect
    .poll(async () => isKept(await visit(path, {}, url)), { message: `${path} is kept`, timeout: 60_000 })
    .toBe(true)
}

/**
 * @param writer the instance that made the change: its next answer shows it. The others are notified by Postgres, with
 * a delay on a busy machine.
 */
async function eachPage(
  paths: string[],
  see: (path: string, url: string, locale: string) => Promise<void>,
  writer?: WebInstance,
) {
  for (const { url } of instances) {
    for (const locale of locales) {
      for (const path of paths) {
        const look = () => see(localePath(locale, path), url, locale)
        if (writer && url !== writer.url) await expect(look).toPass({ timeout: 10_000 })
        else await look()
      }
    }
  }
}

test('a change is on the next request of each instance, in every language and list', async () => {
  const { id, slug } = await content.brochure({ ...place, title: own('Преди') })
  const paths = [`/broshura/${slug}`, ...place.paths]
  await eachPage(paths, warm)
  await eachPage(paths, async (path, url, locale) => {
    expect((await visit(path, {}, url)).text, path).toContain(`${own('Преди')} ${locale}`)
  })
  for (const locale of locales) {
    const data = { title: `${own('След')} ${locale}`, _status: 'published' }
    await content.write('PATCH', `/brochures/${id}?locale=${locale}&depth=0`, data, instances[0].url)
  }
  await eachPage(
    paths,
    async (path, url, locale) => {
      const { text } = await visit(path, {}, url)
      expect(text, path).toContain(`${own('След')} ${locale}`)
      expect(text, path).not.toContain(`${own('Преди')} ${locale}`)
    },
    instances[0],
  )
})

test('an unpublished document is a 404 at the next request, and in no list', async () => {
  const { id, slug } = await content.brochure({ ...place, title: own('Временна') })
  await eachPage([`/broshura/${slug}`, ...place.paths], warm)
  await content.write('PATCH', `/brochures/${id}?locale=bg&depth=0`, { _status: 'draft' }, instances[1].url)
  const isMissing = async (path: string, url: string) => expect((await visit(path, {}, url)).status, path).toBe(404)
  await eachPage([`/broshura/${slug}`], isMissing, instances[1])
  const isNotListed = async (path: string, url: string) =>
    expect((await visit(path, {}, url)).text, path).not.toContain(own('Временна'))
  await eachPage(place.paths, isNotListed, instances[1])
  await content.publish(id)
  await eachPage([`/broshura/${slug}`], async (path, url) =>
    expect((await visit(path, {}, url)).status, path).toBe(200),
  )
})

test('a changed slug leads from the old address in each language, with what follows it', async () => {
  const { id, slug } = await content.brochure(place)
  const now = `${slug}-now`
  await eachPage([`/broshura/${slug}`], warm)
  await content.write(
    'PATCH',
    `/brochures/${id}?locale=bg&depth=0`,
    { slug: now, _status: 'published' },
    instances[0].url,
  )
  await eachPage(
    [`/broshura/${slug}`],
    async (path, url, locale) => {
      const { status, headers } = await visit(path, {}, url)
      expect(status, path).toBe(308)
      const target = `${locale === 'bg' ? '' : `/${locale}`}/broshura/${now}`
      expect(new Set(headers.get('location')?.split(', ')), path).toEqual(new Set([target]))
      expect((await visit(target, {}, url)).status).toBe(200)
    },
    instances[0],
  )
})

test('a process killed after a publication reads it anew', onlyFull(true), async () => {
  const { id, slug } = await content.brochure({ ...place, title: own('Първо') })
  const first = await startInstance()
  await warm(`/broshura/${slug}`, first.url)
  const data = { title: own('Второ'), _status: 'published' }
  await content.write('PATCH', `/brochures/${id}?locale=bg&depth=0`, data, first.url)
  await first.kill()
  const again = await startInstance()
  expect((await visit(`/broshura/${slug}`, {}, again.url)).text).toContain(own('Второ'))
  expect((await visit(place.paths[1] ?? '', {}, again.url)).text).toContain(own('Второ'))
  await again.stop()
})

test('a change that is published while a page is being read is on the next page', async () => {
  const { id, slug } = await content.retailer()
  const path = `/r/${slug}`
  const url = instances[0].url
  const { database } = content
  const statuses: number[] = []
  // A page that waits too long for its reads is refused, and then nothing was read while it changed.
  for (let round = 1; round <= 5 && !statuses.includes(200); round += 1) {
    const name = own(`Ново име ${round}`)
    // The page reads the shop, then its stores with their hours; nothing else needs the hours.
    await database.query('begin')
    await database.query('lock table stores_hours in access exclusive mode')
    const slow = visit(path, {}, url)
    await expect
      .poll(async () => {
        const waiting =
          "select count(*)::int as count from pg_locks where relation = 'stores_hours'::regclass and not granted"
        return (await database.query<{ count: number }>(waiting)).rows[0]?.count
      })
      .toBeGreaterThan(0)
    await content.write('PATCH', `/retailers/${id}?locale=bg&depth=0`, { name, _status: 'published' }, url)
    await database.query('commit')
    statuses.push((await slow).status)
    expect((await visit(path, {}, url)).text).toContain(name)
    await warm(path, url)
    expect((await visit(path, {}, url)).text).toContain(name)
  }
  expect(statuses).toContain(200)
})

test('nothing is stale when a process stops hearing of changes', onlyFull(true), async () => {
  const { id, slug } = await content.brochure({ ...place, title: own('Чуто') })
  const paths = [`/broshura/${slug}`, ...place.paths]
  await eachPage(paths, warm)
  const { rowCount } = await content.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'broshura-cache'",
  )
  expect(rowCount).toBeGreaterThanOrEqual(3)
  const data = { title: own('Нечуто'), _status: 'published' }
  await content.write('PATCH', `/brochures/${id}?locale=bg&depth=0`, data)
  for (const { url } of instances) {
    for (const path of paths) {
      const look = async () => expect((await visit(path, {}, url)).text, path).toContain(own('Нечуто'))
      await expect(look).toPass({ timeout: 10_000 })
    }
  }
  await eachPage(paths, warm)
})

test('midnight in Sofia turns valid into ending today and that into ended', async () => {
  const now = new Date()
  const today = sofiaDay(now)
  // The day between these may have 23 hours, or 25.
  const midnight = endOfSofiaDay(now)
  const nextMidnight = endOfSofiaDay(midnight)
  const { slug } = await content.brochure({
    ...place,
    title: own('Нощна'),
    validFrom: today,
    validTo: addDays(today, 1),
  })
  const instance = await startInstance()
  const { url } = instance
  const setClock = (moment: Date, minutes: number) =>
    instance.moveClock(moment.getTime() + minutes * 60_000 - Date.now())
  const list = place.paths[1] ?? ''
  const seen = async () => {
    const [page, inList] = [await visit(`/en/broshura/${slug}`, {}, url), await visit(list, {}, url)]
    const { expired, today: ends } = { expired: 'This brochure has ended', today: 'ends today' }
    const state = page.text.includes(expired)
      ? 'ended'
      : page.text.toLowerCase().includes(ends)
        ? 'ends today'
        : 'valid'
    return { state, listed: inList.text.includes(own('Нощна')) }
  }
  const keep = async () => {
    await warm(`/en/broshura/${slug}`, url)
    await warm(list, url)
  }
  // An hour before midnight, so that the real midnight does not fall into the test.
  setClock(midnight, -60)
  await keep()
  expect(await seen()).toEqual({ state: 'valid', listed: true })
  setClock(midnight, 1)
  await expect.poll(seen).toEqual({ state: 'ends today', listed: true })
  await keep()
  setClock(nextMidnight, -1)
  expect(await seen()).toEqual({ state: 'ends today', listed: true })
  setClock(nextMidnight, 1)
  await expect.poll(seen).toEqual({ state: 'ended', listed: false })
  await instance.stop()
})
