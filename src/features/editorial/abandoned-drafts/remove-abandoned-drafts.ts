import { isInBlocks } from '@collections/hooks/refuse-while-in-blocks'
import { isInMenu } from '@collections/hooks/refuse-while-in-menu'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { sameContent } from '@/domain/relation-id'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { inTransactionOf, lockDocument, transactionOf } from '@/server/db/transaction'

/** The forms of these collections save by themselves: "New" creates a document before anything is typed. */
const collections = ['brochures', 'pages', 'posts', 'products'] as const
type Collection = (typeof collections)[number]

const ownOfEach = ['id', 'createdAt', 'updatedAt', 'publishedOn']
const dayMs = 86_400_000

/**
 * Deletes drafts that were opened with "New" more than a day ago and never changed: a draft has only its first version
 * and equals a new document in every field and language. One that the menu leads to, or that a block of a page names,
 * stays. @returns the number of deleted drafts
 */
export async function removeAbandonedDrafts(payload: Payload, now = Date.now()): Promise<number> {
  let removed = 0
  for (const collection of collections) {
    const drafts = await neverSavedAgain(payload, collection, now - dayMs)
    const blank = drafts.length > 0 ? await newDocument(payload, collection) : null
    for (const id of drafts) {
      const isRemoved = await inTransactionOf(payload, async (req) => {
        // A save that comes between the comparison and the deletion would be lost.
        await lockDocument(await transactionOf(req), id)
        const draft = await payload.findByID({ ...asDraft, collection, id, disableErrors: true, req })
        if (!draft || !sameContent(contentOf(draft), blank)) return false
        if ((await isInMenu(req, id)) || (await isInBlocks(req, id))) return false
        await payload.delete({ collection, id, depth: 0, req })
        return true
      })
      if (isRemoved) removed += 1
    }
  }
  return removed
}

const asDraft = { draft: true, locale: 'all', depth: 0 } as const

async function neverSavedAgain(payload: Payload, collection: Collection, before: number): Promise<string[]> {
  const documents = tables[collection]
  const versions = tables[`_${collection}V` as const]
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${documents.id} from ${documents}
    where ${isOneOf(documents._status, 'draft')}
      and ${documents.createdAt} < ${new Date(before).toISOString()}::timestamptz
      and (select count(*) from ${versions} where ${versions.parentId} = ${documents.id}) = 1`)
  return uuidsOf(rows)
}

async function newDocument(payload: Payload, collection: Collection) {
  const req = await createLocalReq({ locale: 'bg' }, payload)
  await initTransaction(req)
  try {
    const { id } = await payload.create({ collection, data: {}, draft: true, depth: 0, req })
    return contentOf(await payload.findByID({ ...asDraft, collection, id, req }))
  } finally {
    await killTransaction(req)
  }
}

function contentOf(document: object) {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !ownOfEach.includes(name)))
}
