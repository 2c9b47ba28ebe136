import { isStaff } from '@collections/access/roles'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

/**
 * Allowlist of Payload's server functions: a function that a new release of Payload adds stays closed until it is named
 * here.
 */
export const openFunctions = z.enum([
  'copy-data-from-locale',
  'form-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
])

const id = z.union([z.string(), z.number()]).nullish()
const state = z
  .object({ id: z.object({ value: id }).nullish().catch(null) })
  .nullish()
  .catch(null)
const document = z.object({ id }).nullish().catch(null)
const named = z.object({
  collectionSlug: z.union([z.string(), z.array(z.string())]).nullish(),
  globalSlug: z.string().nullish(),
  id,
  docID: id,
  data: document,
  initialData: document,
  formState: state,
  documentFormState: state,
  parent: z.object({ collectionSlug: z.string(), id }).nullish(),
})
type Named = z.infer<typeof named>
const call = z.object({ name: z.string(), args: named })

/** A call of a server function is allowed if its user may read every document that the call names. */
export async function isAllowed(req: PayloadRequest, asked: unknown): Promise<boolean> {
  const parsed = call.safeParse(asked)
  if (!parsed.success || !openFunctions.safeParse(parsed.data.name).success) return false
  const { args } = parsed.data
  const slugs = [args.collectionSlug ?? []].flat()
  // Staff that still owe a second factor may only reach their own account.
  const isOwnAccount = slugs.length === 1 && slugs[0] === 'users' && !args.globalSlug && !args.parent
  if (!isStaff(req.user) && !(isOwnAccount && [args.id, args.docID].includes(req.user?.id))) return false
  if (!isOwnAccount && !(await isOpen(req, parsed.data.name, slugs, args.globalSlug))) return false
  for (const [slug, one] of documentsOf(args, slugs)) {
    if (!isCollection(req, slug) || !(await mayRead(req, slug, one))) return false
  }
  return true
}

/** Payload throws where the access rules refuse a collection or global, so access is checked beforehand. */
async function isOpen(req: PayloadRequest, name: string, slugs: string[], global?: string | null): Promise<boolean> {
  const { collections, globals } = req.payload.config
  for (const slug of slugs) {
    const found = collections.find((one) => one.slug === slug)
    // Payload would publish the copy at once.
    if (name === 'copy-data-from-locale' && found?.versions?.drafts) return false
    const rules = found?.access
    if (!rules || (await rules.read({ req })) === false) return false
  }
  if (!global) return true
  const rules = globals.find((one) => one.slug === global)?.access
  return Boolean(await (name === 'copy-data-from-locale' ? rules?.update : rules?.read)?.({ req }))
}

function documentsOf({ parent, ...args }: Named, slugs: string[]): [slug: string, id: unknown][] {
  // A new document has no id, and rows of a form carry ids that belong to no document.
  const inForm = [args.data?.id, args.initialData?.id, args.formState?.id?.value, args.documentFormState?.id?.value]
  const ids = new Set([args.id, args.docID, ...inForm.filter((one) => z.uuid().safeParse(one).success)])
  const documents = [...ids].filter((one) => one !== undefined && one !== null && one !== '')
  const own = slugs.flatMap((slug) => documents.map((one): [string, unknown] => [slug, one]))
  return parent?.id ? [...own, [parent.collectionSlug, parent.id]] : own
}

const isCollection = ({ payload }: PayloadRequest, slug: string): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug)

/**
 * Access check for documents drawn into CMS forms. The browser names the id, and Payload renders the form before it
 * applies its own access rules, so every read by such an id has to pass here first.
 */
async function mayRead(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  const known = z.uuid().safeParse(id)
  if (!known.success) return false
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: known.data } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return docs.length > 0
}

export async function staffMayRead(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  return isStaff(req.user) && mayRead(req, collection, id)
}
