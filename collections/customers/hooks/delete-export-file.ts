import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook } from 'payload'

/** Deletes the exported file with its document. Never touches anything outside the exports folder. */
export const deleteExportFile: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.file !== 'string' || !doc.file) return
  const folder = path.resolve(process.env.DATA_DIR ?? '.data')
  const file = path.resolve(folder, doc.file)
  if (file.startsWith(folder + path.sep)) await rm(file, { force: true })
}
