import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { relationId, sameContent } from '@/domain/relation-id'
import { setByItself } from '@/domain/set-by-itself'
import { textAt } from '@/domain/text-key'
import { otherLanguagesIn, overwrites } from '@/i18n/other-languages'
import { lockDocument, transactionOf } from '@/server/db/transaction'
import { isStaff } from '../access/roles'
import { documentEndpoint, problem } from '../document-endpoint'

type Content = Record<string, unknown>
const selfSaving = z.enum(['brochures', 'pages', 'posts', 'products'])
type SelfSaving = z.infer<typeof selfSaving>

/** Documents whose form saves by itself: their drafts are versions, which no row lock protects. */
export const isSelfSaving = (slug: string): boolean => selfSaving.safeParse(slug).success

type Drafted = SelfSaving | 'legal-pages' | 'retailers'
type Saving = { args?: unknown; operation: string; req: PayloadRequest }
type Opened = { collection: Drafted; id: string; loaded: string }
type Place = Opened & { collection: SelfSaving }

const moment = z.iso.datetime()
const settingsForm = z.object({ data: z.looseObject({ updatedAt: moment }) })
const documentForm = settingsForm.extend({ id: z.uuid() })

const isStaffSaving = ({ operation, req }: Saving) =>
  operation === 'update' && req.payloadAPI === 'REST' && isStaff(req.user)

/** The document that staff save in a form; undefined for every other operation. */
export const formIn = (asked: Saving) => (isStaffSaving(asked) ? documentForm.safeParse(asked.args).data : undefined)

/** The settings, which are one document without an id, that staff save in a form. */
export const settingsIn = (asked: Saving) =>
  isStaffSaving(asked) ? settingsForm.safeParse(asked.args).data : undefined

export const staleRefusal = (req: PayloadRequest) =>
  new APIError(problem('changedMeanwhile', req.i18n.language), 409, undefined, true)

/**
 * A form sends all its fields with the `updatedAt` of the version it was opened with; if someone else has changed the
 * document since, saving would silently undo that change. Payload's own lock ends with every autosave, and its own
 * check skips autosaved forms.
 */
export const refuseStale: CollectionBeforeOperationHook = async (asked) => {
  const form = formIn(asked)
  if (!form) return
  const { collection, req } = asked
  const { id, data } = form
  // The second of two concurrent saves has to see the first.
  await lockDocument(await transactionOf(req), id)
  const place = { collection: selfSaving.parse(collection.slug), id, loaded: data.updatedAt }
  if (await revertsToPublished(req, place, data)) return
  if (!(await changedSince(req, place, data)) && !(await takesBackTranslations(req, place, data))) return
  throw staleRefusal(req)
}

/**
 * True for Payload's "Revert to published", which sends the published document of one language like a save of it. The
 * published version is restored first, or drafts in the other languages would be published with it.
 */
export async function revertsToPublished(req: PayloadRequest, { collection, id, loaded }: Opened, sent: Content) {
  if (sent._status !== 'published') return false
  const asked = () => isolateObjectProperty(req, ['context', 'locale', 'fallbackLocale'])
  const locale = req.locale ?? undefined
  const one = { collection, id, locale, fallbackLocale: false as const, depth: 0, disableErrors: true }
  const stored = await req.payload.findByID({ ...one, req: asked() })
  if (stored?._status !== 'published' || stored.updatedAt !== loaded) return false
  const published = typedIn(stored)
  if (!Object.entries(typedIn(sent)).every(([name, value]) => sameContent(value, published[name]))) return false
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req: asked(),
  })
  const [version] = docs
  if (!version) return false
  await req.payload.restoreVersion({
    collection,
    id: version.id,
    user: req.user,
    overrideAccess: false,
    req: asked(),
  })
  return true
}

/** Tells the form, before it saves, whether someone else has changed the document, with the current values. */
export const staleEndpoint = (collection: SelfSaving): Endpoint =>
  documentEndpoint('/:id/stale', 'get', isStaff, async (req, id) => {
    const loaded = moment.safeParse(req.query.updatedAt)
    if (!loaded.success) return new Response(null, { status: 400 })
    const versions = await openedAndNewest(req, { collection, id, loaded: loaded.data })
    const answer = isChanged(versions)
      ? { stale: true, theirs: shown(req, collection, versions.newest) }
      : { stale: false }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  })

function shown(req: PayloadRequest, collection: SelfSaving, newest: Version) {
  const labels = new Map(
    req.payload.collections[collection].config.flattenedFields.map((field) => [
      field.name,
      'label' in field && field.label ? getTranslation(field.label, req.i18n) : field.name,
    ]),
  )
  const fields = Object.entries(typedIn(newest)).map(([name, value]) => ({
    name,
    label: labels.get(name) ?? name,
    value,
  }))
  return { updatedAt: newest.updatedAt, fields }
}

async function changedSince(req: PayloadRequest, place: Place, sent: Content): Promise<boolean> {
  const versions = await openedAndNewest(req, place)
  if (!isChanged(versions)) return false
  const now = typedIn(versions.newest)
  return !Object.entries(typedIn(sent)).every(([name, value]) => sameContent(value, now[name]))
}

type Version = { updatedAt: string; _status?: unknown }
type Versions = { loaded: string; newest: Version | undefined; opened: Version | undefined }

/** An autosave overwrites the previous one, so a version that is gone has been changed. */
function isChanged(versions: Versions): versions is Versions & { newest: Version } {
  const { loaded, newest, opened } = versions
  if (!newest || newest.updatedAt === loaded) return false
  return !(opened && sameContent(typedIn(opened), typedIn(newest)))
}

async function openedAndNewest(
  req: PayloadRequest,
  { collection, id, loaded }: Opened,
  locale = req.locale ?? undefined,
): Promise<Versions> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: {
      and: [
        { parent: { equals: id } },
        { or: [{ latest: { equals: true } }, { 'version.updatedAt': { equals: loaded } }] },
      ],
    },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    // In the waiting transaction: a further connection might be unavailable while all others wait for this lock.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return {
    loaded,
    newest: docs.find(({ latest }) => latest)?.version,
    opened: docs.find(({ version }) => version.updatedAt === loaded)?.version,
  }
}

/** The newest version in all languages; `isSeen` is false where it says something else than the opened one did. */
export async function newestSeen(req: PayloadRequest, opened: Opened) {
  const versions = await openedAndNewest(req, opened, 'all')
  return { newest: versions.newest, isSeen: !isChanged(versions) }
}

export async function newestVersions(req: PayloadRequest, collection: Drafted, ids: readonly string[]) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { in: [...ids] }, latest: { equals: true } },
    locale: 'all',
    depth: 0,
    pagination: false,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return new Map(docs.map(({ parent, version }) => [relationId(parent), version]))
}

export async function newestVersion(req: PayloadRequest, collection: Drafted, id: string) {
  return (await newestVersions(req, collection, [id])).get(id)
}

/** True if texts typed in other languages would undo someone else's change of them. */
async function takesBackTranslations(req: PayloadRequest, { collection, id, loaded }: Place, sent: Content) {
  const typedIn = otherLanguagesIn(sent) ?? {}
  const names = Object.keys(typedIn)
  if (names.length === 0) return false
  const latest = await newestVersion(req, collection, id)
  if (!latest || latest.updatedAt === loaded) return false
  return names.some((name) => overwrites(typedIn[name] ?? {}, textAt(latest, name)))
}

export function typedIn(document: object): Content {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !setByItself.includes(name)))
}

/** An autosave of a draft only writes a version, so nothing public changes. `document` is the saved document. */
export function isAutosave(req: PayloadRequest, document: { _status?: unknown }): boolean {
  return req.query?.autosave === 'true' && req.query.draft === 'true' && document._status === 'draft'
}
