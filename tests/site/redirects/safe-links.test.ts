import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const { readRedirect } = await import('@/features/site/redirects/read-redirect')

const link = (url: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          {
            type: 'link',
            version: 3,
            fields: { linkType: 'custom', url, newTab: false },
            children: [{ type: 'text', text: 'x', version: 1 }],
          },
        ],
      },
    ],
  },
})

const unsafe = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
]

it.each(unsafe)('%j is stored in no draft of a post, no menu and no website of a shop', async (url) => {
  const slug = `p-${randomUUID()}`
  const rejected = { data: { errors: [{ message: expect.stringContaining('mailto:') }] } }
  const post = { title: 'A', slug, text: link(url) }
  await expect(payload.create({ collection: 'posts', draft: true, locale: 'bg', data: post })).rejects.toMatchObject(
    rejected,
  )
  const column = { title: 'X', links: [{ label: 'x', to: url }] }
  await expect(payload.updateGlobal({ slug: 'menus', locale: 'bg', data: { footer: [column] } })).rejects.toMatchObject(
    { status: 400 },
  )
  const shop = { name: 'A', slug, colour: '#336699', website: url }
  await expect(payload.create({ collection: 'retailers', draft: true, data: shop })).rejects.toMatchObject({
    status: 400,
  })
  await expect(payload.updateGlobal({ slug: 'site-settings', data: { groupWebsite: url } })).rejects.toMatchObject({
    status: 400,
  })
})

it.each(['https://a.example', '/prices', 'mailto:a@b.example', 'tel:+359888123456'])('%s is stored', async (url) => {
  const data = { title: 'A', slug: `p-${randomUUID()}`, text: link(url) }
  const post = await payload.create({ collection: 'posts', draft: true, locale: 'bg', data })
  expect(JSON.stringify(post)).toContain(url)
})

it('a redirect that was stored before its path was reserved leads nowhere, in no language and however it is written', async () => {
  const { drizzle } = payload.db
  const reserved = [
    '/login',
    '/de/login',
    '/shop-checkout',
    '/LOGIN',
    '/confirm',
    '/account-orders',
    '/en/new-password',
  ]
  for (const from of [...reserved, '/old']) {
    await drizzle.execute(sql`
      insert into redirects (id, "from", "to", status) values (${randomUUID()}, ${from}, 'https://evil.example', '308')`)
  }
  for (const from of reserved) {
    const bare = from.replace(/^\/(de|en)(?=\/)/, '')
    for (const path of [bare, `${bare}/`]) expect(await readRedirect(drizzle, 'de', path)).toBeNull()
  }
  expect(await readRedirect(drizzle, 'de', '/old')).toMatchObject({ to: 'https://evil.example' })
  for (const from of [...reserved, '/%6Cogin', '/DE/login', '/login/', '/admin']) {
    const data = { from, to: '/prices', status: '308' as const }
    await expect(payload.create({ collection: 'redirects', data })).rejects.toMatchObject({ status: 400 })
  }
})
