import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { sameContent } from '@/domain/relation-id'
import { otherLanguagesIn, overwrites } from '@/i18n/other-languages'
import { lockDocument, transactionOf } from '@/server/db/transaction'
import { isStaff } from '../access/roles'
import { documentEndpoint, problem } from '../document-endpoint'

type Content = Record<string, unknown>
/** The collections whose forms save themselves. */
const selfSaving = z.enum(['brochures', 'pages', 'posts', 'products'])
type SelfSaving = z.infer<typeof selfSaving>
/** The collections whose documents are drafts before they are published. */
type Drafted = SelfSaving | 'legal-pages' | 'retailers'
type Place = { collection: SelfSaving; id: string; loaded: string }

/** What publishing, an import and the database set by themselves; whoever types loses nothing by it. */
const setByItself = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'publishedAt',
  'activeImport',
  'savedBy',
  'otherLanguages',
]
const moment = z.iso.datetime()
const fromForm = z.object({ id: z.uuid(), data: z.looseObject({ updatedAt: moment }) })

/**
 * A form sends everything it shows, with the time of what it was opened with. When someone else has changed the document since,
 * saving it would take that back without a word: Payload's own lock ends with every autosave, and its own check leaves out
 * the forms that save themselves.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  const form =
    operation === 'update' && req.payloadAPI === 'REST' && isStaff(req.user) ? fromForm.safeParse(args) : null
  if (!form?.success) return
  const { id, data } = form.data
  // Of two saves of one instant the second sees what the first has saved.
  await lockDocument(await transactionOf(req), id)
  const place = { collection: selfSaving.parse(collection.slug), id, loaded: data.updatedAt }
  if (!(await changedSince(req, place, data)) && !(await takesBackTranslations(req, place, data))) return
  throw new APIError(problem('changedMeanwhile', req.i18n.language), 409, undefined, true)
}

/** For the form, which asks before it saves: `{ stale }`. */
export const staleEndpoint = (collection: SelfSaving): Endpoint =>
  documentEndpoint('/:id/stale', 'get', isStaff, async (req, id) => {
    const loaded = moment.safeParse(req.query.updatedAt)
    if (!loaded.success) return new Response(null, { status: 400 })
    const stale = await changedSince(req, { collection, id, loaded: loaded.data })
    return Response.json({ stale }, { headers: { 'Cache-Control': 'no-store' } })
  })

/** Compared is the language of the form. An autosave overwrites the one before: what is no longer there was changed. */
async function changedSince(req: PayloadRequest, { collection, id, loaded }: Place, sent?: Content): Promise<boolean> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: {
      and: [
        { parent: { equals: id } },
        { or: [{ latest: { equals: true } }, { 'version.updatedAt': { equals: loaded } }] },
      ],
    },
    locale: req.locale ?? undefined,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    // In the transaction that waited: a connection of its own might be the last one, held by those who wait.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const latest = docs.find((version) => version.latest)
  if (!latest || latest.version.updatedAt === loaded) return false
  const now = typedIn(latest.version)
  const opened = docs.find(({ version }) => version.updatedAt === loaded)
  if (opened && sameContent(typedIn(opened.version), now)) return false
  return !(sent && Object.entries(typedIn(sent)).every(([name, value]) => sameContent(value, now[name])))
}

/** The newest version of a document, with the texts of all languages. */
export async function newestVersion(req: PayloadRequest, collection: Drafted, id: string) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id }, latest: { equals: true } },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return docs[0]?.version
}

/** Whether what was typed in other languages than that of the form would take back what someone else has written there since. */
async function takesBackTranslations(req: PayloadRequest, { collection, id, loaded }: Place, sent: Content) {
  const typedIn = otherLanguagesIn(sent) ?? {}
  const names = Object.keys(typedIn)
  if (names.length === 0) return false
  const latest = await newestVersion(req, collection, id)
  if (!latest || latest.updatedAt === loaded) return false
  const there: Content = { ...latest }
  return names.some((name) => overwrites(typedIn[name] ?? {}, there[name]))
}

/** The texts that people have written in a document. */
export function typedIn(document: object): Content {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !setByItself.includes(name)))
}

/** An autosave of a draft only writes a version, so nothing public changes. `document` is what was saved. */
export function isAutosave(req: PayloadRequest, document: { _status?: unknown }): boolean {
  return req.query?.autosave === 'true' && req.query.draft === 'true' && document._status === 'draft'
}
