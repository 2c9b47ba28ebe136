import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook } from 'payload'

/** A copy of somebody's data does not outlive its document. Only what lies within the data folder is touched. */
export const deleteExportFile: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.file !== 'string' || !doc.file) return
  const folder = path.resolve(process.env.DATA_DIR ?? '.data')
  const file = path.resolve(folder, doc.file)
  if (file.startsWith(folder + path.sep)) await rm(file, { force: true })
}
