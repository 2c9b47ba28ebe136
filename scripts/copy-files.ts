import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/server/env'
import { exportFiles, type Files, filesAreShared, pageFiles, uploadedFiles, uploadsRoot } from '@/server/files'
import { copyFolder, noneWhereMissing } from '@/server/files/copy-files'

const usage = 'npm run files:copy -- --to s3'

/** For the operator, before the first start with the settings of S3. May be run again until nothing is copied. */
async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (values.to !== 's3') throw new Error(usage)
  if (!filesAreShared()) throw new Error('The settings of S3 are missing: see docs/deploy.md.')
  const collections = await readdir(uploadsRoot()).catch(noneWhereMissing(uploadsRoot()))
  const areas: [string, Files][] = [
    ...collections.map((name): [string, Files] => [`uploads/${name}`, uploadedFiles(name)]),
    ['files/pages', pageFiles()],
    ['exports', exportFiles()],
  ]
  let all = 0
  for (const [area, files] of areas) {
    const { copied, present } = await copyFolder(path.resolve(env().DATA_DIR, area), files)
    console.log(`${area}: ${copied} copied, ${present} were there`)
    all += copied + present
  }
  if (all === 0) throw new Error(`There are no files in ${path.resolve(env().DATA_DIR)}: is this the site's DATA_DIR?`)
  console.log('Everything is in the bucket.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
