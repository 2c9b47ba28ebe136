import { randomUUID } from 'node:crypto'
import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import { freshCms } from '../setup/cms'
import { draw, serverComponentsOf } from './cms-components'
import { createDocuments, type Documents } from './documents'
import { createPeople, type People } from './people'
import { type Cell, collections, type Role } from './table'

const { payload } = await freshCms()
const { isAllowed, openFunctions } = await import('@/admin/asked/is-allowed')

let documents: Documents
const requests = new Map<string, PayloadRequest>()

/** `beginner`: an editor whose required second factor is missing. */
const askers = ['visitor', 'customer', 'editor', 'beginner', 'admin'] as const
type Asker = (typeof askers)[number]

beforeAll(async () => {
  const made = await createPeople(payload)
  documents = await createDocuments(payload, made.people, made.otherCustomer)
  for (const asker of askers) {
    const user = personOf(made.people, asker)
    requests.set(asker, await createLocalReq({ user: user ?? undefined, req: { user } }, payload))
  }
})

function personOf(people: People, asker: Asker): CmsUser | null {
  if (asker !== 'beginner') return people[asker]
  return people.editor?.collection === 'users' ? { ...people.editor, owesSecondFactor: true } : null
}

function requestOf(asker: Asker): PayloadRequest {
  const req = requests.get(asker)
  if (!req) throw new Error(`${asker} has no request`)
  return req
}

const readable = (slug: CollectionSlug, role: Role): Cell =>
  collections.find((rule) => rule.slug === slug)?.read?.[role] ?? []

const keepsDrafts = (slug: CollectionSlug) => Boolean(payload.collections[slug].config.versions?.drafts)

/** Payload publishes the copy of a language at once, also where there are drafts: there it is closed to all. */
const isClosed = (name: string, slug: CollectionSlug) => name === 'copy-data-from-locale' && keepsDrafts(slug)

/**
 * The roles whose server functions may answer about this collection: staff as they may read; a beginner only the own
 * account.
 */
function expected(slug: CollectionSlug, asker: Asker): Cell {
  if (asker === 'beginner') return slug === 'users' ? ['editor'] : []
  return asker === 'editor' || asker === 'admin' ? readable(slug, asker) : []
}

const ways: Record<string, (id: string) => object> = {
  'form-state': (id) => ({ id }),
  'form-state with an id among the data': (id) => ({ id: undefined, data: { id } }),
  'form-state with an id in the form': (id) => ({ formState: { id: { value: id, initialValue: id } } }),
  'form-state with an id in the document around': (id) => ({ documentFormState: { id: { value: id } } }),
  'render-document': (docID) => ({ docID }),
  'render-document with an id among the data': (id) => ({ initialData: { id } }),
  'render-document-slots': (id) => ({ id }),
  'copy-data-from-locale': (docID) => ({ docID, fromLocale: 'bg', toLocale: 'de' }),
}

describe.each(collections)('server functions about $slug', ({ slug }) => {
  it.each(Object.entries(ways))('%s answers about what one may read alone', async (way, name) => {
    for (const asker of askers) {
      const reached: string[] = []
      for (const [document, id] of Object.entries(documents[slug])) {
        // None of our views draws a form of Payload's migrations, whose numbers are no ids.
        if (slug === 'payload-migrations') continue
        const asked = { name: way.split(' ')[0], args: { collectionSlug: slug, ...name(id) } }
        if (await isAllowed(requestOf(asker), asked)) reached.push(document)
      }
      // Before the second factor is set up, a call must name the own account as the drawn document.
      const named = asker === 'beginner' && !('id' in name('x') || 'docID' in name('x')) ? [] : expected(slug, asker)
      const wanted = isClosed(way, slug) || (way.includes('among the data') && asker === 'beginner') ? [] : named
      expect({ asker, reached }).toEqual({ asker, reached: slug === 'payload-migrations' ? [] : wanted })
    }
  })
})

it.each(openFunctions.options)('%s is closed to who owes a second factor, but for the own account', async (name) => {
  const args = { collectionSlug: 'brochures', id: documents.brochures.published }
  expect(await isAllowed(requestOf('beginner'), { name, args })).toBe(false)
  expect(await isAllowed(requestOf('beginner'), { name, args: { globalSlug: 'menus' } })).toBe(false)
  expect(await isAllowed(requestOf('beginner'), { name, args: {} })).toBe(false)
})

it.each(openFunctions.options)('%s is closed to a collection and a global that one may not read', async (name) => {
  for (const { slug } of collections) {
    if (slug === 'payload-migrations') continue
    for (const asker of ['editor', 'admin'] as const) {
      const may = readable(slug, asker).length > 0 && !isClosed(name, slug)
      expect([slug, asker, await isAllowed(requestOf(asker), { name, args: { collectionSlug: slug } })]).toEqual([
        slug,
        asker,
        may,
      ])
    }
  }
  const about = (globalSlug: string) => ({ name, args: { globalSlug, fromLocale: 'bg', toLocale: 'de' } })
  const isCopy = name === 'copy-data-from-locale'
  expect(await isAllowed(requestOf('editor'), about('shop-settings'))).toBe(!isCopy)
  expect(await isAllowed(requestOf('admin'), about('shop-settings'))).toBe(true)
  expect(await isAllowed(requestOf('admin'), about('nothing'))).toBe(false)
  for (const asked of [
    undefined,
    null,
    'x',
    [],
    {},
    { name },
    { name, args: null },
    { name, args: { collectionSlug: 7 } },
  ])
    expect(await isAllowed(requestOf('admin'), asked)).toBe(false)
})

it('copies no language of a document that may be published, since nobody has pressed "Publish"', async () => {
  for (const slug of ['brochures', 'retailers', 'pages', 'posts', 'products', 'legal-pages'] as const) {
    const args = { collectionSlug: slug, docID: documents[slug].published, fromLocale: 'bg', toLocale: 'de' }
    expect([slug, await isAllowed(requestOf('admin'), { name: 'copy-data-from-locale', args })]).toEqual([slug, false])
    expect(payload.collections[slug].config.admin.disableCopyToLocale).toBe(true)
  }
})

it('answers no function that the CMS does not use', async () => {
  for (const name of ['schedule-publish', 'render-widget', 'get-folder-results-component-and-data', 'toString', '']) {
    expect(await isAllowed(requestOf('admin'), { name, args: { collectionSlug: 'brochures' } })).toBe(false)
  }
})

it('asks about the document around a joined list too', async () => {
  const args = { collectionSlug: 'offers', parent: { collectionSlug: 'orders', id: documents.orders.own } }
  expect(await isAllowed(requestOf('editor'), { name: 'table-state', args })).toBe(false)
  expect(await isAllowed(requestOf('admin'), { name: 'table-state', args })).toBe(true)
})

describe('what our components draw by an id', () => {
  const components = payload.config.collections.flatMap(serverComponentsOf)
  const propsOf = (asker: Asker, id: string) => {
    const req = requestOf(asker)
    const rest = { i18n: req.i18n, user: req.user, payload, cellData: null }
    return { ...rest, id, req, data: { id }, rowData: { id } }
  }
  const without = (text: string, id: string) => text.replaceAll(id, '')

  it.each(components)('$path in $slug says nothing about what one may not read', async (component) => {
    for (const asker of askers) {
      const other = asker === 'beginner' ? 'visitor' : asker
      const may = [...readable(component.slug, other), ...expected(component.slug, asker)]
      for (const [name, id] of Object.entries(documents[component.slug])) {
        if (may.includes(name)) continue
        const unknown = randomUUID()
        const drawn = without(await draw(component, propsOf(asker, id)), id)
        expect({ asker, drawn }).toEqual({
          asker,
          drawn: without(await draw(component, propsOf(asker, unknown)), unknown),
        })
      }
    }
  })

  it('draws what an admin may read', async () => {
    const speaking: string[] = []
    for (const component of components) {
      for (const id of Object.values(documents[component.slug])) {
        const unknown = randomUUID()
        const drawn = without(await draw(component, propsOf('admin', id)), id)
        if (drawn !== without(await draw(component, propsOf('admin', unknown)), unknown)) speaking.push(component.path)
      }
    }
    const read = ['orders/order-panel#OrderPanel', 'reviews/review-panel#ReviewPanel', 'media/used-in#UsedIn']
    expect(speaking).toEqual(expect.arrayContaining(read.map((one) => `@/admin/${one}`)))
  })
})
