import path from 'node:path'
import { env } from './env.ts'
import { folderFiles } from './files/folder-files.ts'
import { type S3Client, s3Client } from './files/s3-client.ts'
import { s3Files } from './files/s3-files.ts'
import type { Files } from './files/types.ts'
import { log } from './log.ts'

export type { Files, StoredFile } from './files/types.ts'

let known: S3Client | undefined

/** Null without settings of S3, which are there all together or not at all. */
function bucket(): S3Client | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_PREFIX = '' } = env()
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null
  known ??= s3Client({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    prefix: S3_PREFIX,
  })
  return known
}

/** Whether other machines see the files that this one stores. */
export const filesAreShared = () => bucket() !== null

let warned = false

function warnOfFolder() {
  const { DATA_DIR: folder, SITE_URL: siteUrl } = env()
  if (warned || path.isAbsolute(folder) || !siteUrl.startsWith('https:')) return
  warned = true
  log.warn({ folder }, 'DATA_DIR is below the folder of this release: a release in another folder starts without files')
}

function filesIn(area: string): Files {
  const client = bucket()
  if (client) return s3Files(client, area)
  warnOfFolder()
  // Without `turbopackIgnore` the build traces the whole project for matching files.
  return folderFiles(path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, area))
}

/** Pictures, words and manifest of rendered PDFs, in a folder for each, named by a hash of the PDF. */
export const pageFiles = () => filesIn('files/pages')

/** Each export is stored until it is fetched or a week has passed. */
export const exportFiles = () => filesIn('exports')

/** Scripts and style sheets of the builds that run, or ran within the last day, in a folder for each. */
export const buildFiles = () => filesIn('builds')

export const uploadedFiles = (collection: string) => filesIn(`uploads/${collection}`)

/** For the demonstration, which writes many pictures beside the CMS. */
export function uploadsRoot() {
  return path.resolve(env().DATA_DIR, 'uploads')
}
