import type { PayloadRequest } from 'payload'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { inTransactionOf, transactionOf } from '../db/transaction'
import { uploadedFiles } from '../files'
import { isNamed, lockUpload } from '../files/upload-names'
import { type ForgottenUploads, removeUploads } from './kinds'
import { type AreaJobs, handle } from './tasks'

/** A file whose name another document has got meanwhile stays. */
async function removeForgotten({ payload }: PayloadRequest, { collection, names }: ForgottenUploads): Promise<void> {
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  if (!config?.upload) throw new Error(`There are no uploads of ${collection}.`)
  for (const name of names) {
    await inTransactionOf(payload, async (req) => {
      await lockUpload(req, collection, name)
      if (await isNamed(req, config, name)) return
      await uploadedFiles(collection).remove(name)
      // Between the commit that forgot it and now an edge may have asked for it again.
      if (collection === 'media') await notify([tag.mediaFile(name)], await transactionOf(req))
    })
  }
}

export const uploadJobs: AreaJobs = {
  common: { handlers: [handle(removeUploads, { run: removeForgotten })] },
}
