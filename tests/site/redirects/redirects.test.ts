import { initI18n } from '@payloadcms/translations'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const { readRedirect } = await import('@/features/site/redirects/read-redirect')

const fixtures = await contentFixtures(payload)

type Given = { from: string; to?: string; status?: '301' | '302' | '307' | '308'; page?: string }

async function redirect({ from, to, status = '308', page }: Given) {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' })
  const req = await createLocalReq({ req: { i18n } }, payload)
  const document = page ? ({ relationTo: 'brochures', value: page } as const) : null
  return payload.create({ collection: 'redirects', data: { from, to, document, status }, req })
}

const read = async (locale: 'bg' | 'de' | 'en' | 'ru', path: string) => {
  const found = await readRedirect(payload.db.drizzle, locale, path)
  return found && `${found.status} ${found.to}`
}

describe('a redirect', () => {
  it('from a path leads in every language to the target in the same', async () => {
    await redirect({ from: '/everywhere/', to: '/prices', status: '301' })
    expect(await read('bg', '/everywhere')).toBe('301 /prices')
    expect(await read('de', '/everywhere')).toBe('301 /de/prices')
  })

  it('from a path of one language is for that alone, and counts before the one for all', async () => {
    await redirect({ from: '/de/half', to: '/search', status: '302' })
    expect(await read('de', '/half')).toBe('302 /de/search')
    expect(await read('bg', '/half')).toBeNull()
    await redirect({ from: '/half', to: '/ru/list', status: '307' })
    expect(await read('de', '/half')).toBe('302 /de/search')
    expect(await read('en', '/half')).toBe('307 /ru/list')
    await redirect({ from: '/bg/half', to: 'https://elsewhere.example/a?b=c' })
    expect(await read('bg', '/half')).toBe('308 https://elsewhere.example/a?b=c')
  })

  it('to a document follows its address, and leads nowhere while it is not public', async () => {
    const page = await fixtures.createBrochure({ slug: 'followed' })
    await redirect({ from: '/follows', page })
    expect(await read('en', '/follows')).toBe('308 /en/broshura/followed')
    const data = { slug: 'followed-on', _status: 'published' as const }
    await payload.update({ collection: 'brochures', id: page, locale: 'bg', data })
    expect(await read('en', '/follows')).toBe('308 /en/broshura/followed-on')
    expect(await read('en', '/broshura/followed')).toBe('308 /en/broshura/followed-on')
    await fixtures.unpublish(page)
    expect(await read('en', '/follows')).toBeNull()
  })

  it('to the typed address of a document goes on to its new one, and no chain is made', async () => {
    const page = await fixtures.createBrochure({ slug: 'typed' })
    await redirect({ from: '/old-typed', to: '/broshura/typed' })
    await redirect({ from: '/old-german', to: '/de/broshura/typed' })
    const data = { slug: 'typed-anew', _status: 'published' as const }
    await payload.update({ collection: 'brochures', id: page, locale: 'bg', data })
    expect(await read('bg', '/old-typed')).toBe('308 /broshura/typed-anew')
    expect(await read('ru', '/old-german')).toBe('308 /de/broshura/typed-anew')
    expect(await read('bg', '/broshura/typed')).toBe('308 /broshura/typed-anew')
  })

  it('that an editor made from the address of a document does not stop its move', async () => {
    const page = await fixtures.createBrochure({ slug: 'redirected-page' })
    await redirect({ from: '/broshura/redirected-page', to: '/list' })
    const data = { slug: 'moved-page', _status: 'published' as const }
    await payload.update({ collection: 'brochures', id: page, locale: 'bg', data })
    expect(await read('bg', '/broshura/redirected-page')).toBe('308 /list')
  })
})

describe('the form refuses', () => {
  const refused = (given: Given) => expect(redirect(given)).rejects

  it.each([
    ['a start page', { from: '/de', to: '/list' }, /Home page/],
    ['a path with a query', { from: '/a?b', to: '/list' }, /no \?/],
    ['a path of the CMS', { from: '/de/admin/login', to: '/list' }, /the CMS, files and/],
    ['a path of files', { from: '/files/media/a.png', to: '/list' }, /the CMS, files and/],
    ['no target', { from: '/empty' }, /choose a document/],
    ['a target that is none', { from: '/wrong', to: '//elsewhere.example' }, /choose a document/],
    [
      'a target that a browser reads as another site',
      { from: '/wrong', to: '/\\\\elsewhere.example' },
      /choose a document/,
    ],
    ['a script as a target', { from: '/wrong', to: 'javascript:alert(1)' }, /full address/],
    ['a long path', { from: `/${'a'.repeat(500)}`, to: '/list' }, /max length of 500/],
    ['a long target', { from: '/long', to: `/${'b'.repeat(1000)}` }, /max length of 1000/],
  ])('%s', async (_name, given, message) => {
    await refused(given).toMatchObject({ data: { errors: [{ message: expect.stringMatching(message) }] } })
  })

  it('a loop and a chain from both ends, and names the redirect that is in the way', async () => {
    const says = (message: RegExp) => ({ data: { errors: [{ path: 'to', message: expect.stringMatching(message) }] } })
    await redirect({ from: '/middle', to: '/end' })
    await refused({ from: '/end', to: '/middle' }).toMatchObject(says(/leads back.*\(\/middle\)/))
    await refused({ from: '/begin', to: '/middle' }).toMatchObject(says(/itself is redirected.*\(\/middle\)/))
    await refused({ from: '/end', to: '/list' }).toMatchObject(says(/Another redirect leads.*\(\/middle\)/))
    await refused({ from: '/de/end', to: '/list' }).toMatchObject(says(/Another redirect leads.*\(\/middle\)/))
    await refused({ from: '/self', to: '/ru/self' }).toMatchObject(says(/leads back/))
  })

  it('a loop over a document', async () => {
    const page = await fixtures.createBrochure({ slug: 'round' })
    await refused({ from: '/broshura/round', page }).toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/leads back/) }] },
    })
    await redirect({ from: '/broshura/round', to: '/somewhere' })
    await refused({ from: '/somewhere', page }).toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/leads back/) }] },
    })
  })

  it('a chain over a document', async () => {
    const page = await fixtures.createBrochure({ slug: 'in-the-middle' })
    await redirect({ from: '/to-the-middle', page })
    await refused({ from: '/broshura/in-the-middle', to: '/list' }).toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/Another redirect leads.*\(\/to-the-middle\)/) }] },
    })
  })
})
