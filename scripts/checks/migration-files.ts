import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMigrationIndex } from 'payload'

interface Folder {
  files: string[]
  /** The source of its `index.ts`. */
  index: string
  now: Date
}

const named = /^(\d{8}_\d{6})_\w+\.ts$/

/** A sentence for each fault of the folder of migrations: names decide the order in which they run. */
export function migrationFaults({ files, index, now }: Folder): string[] {
  const [code, snapshots] = [filesOf(files, '.ts'), filesOf(files, '.json')]
  const time = now.toISOString().replace(/[-:]/g, '').replace('T', '_').slice(0, 15)
  const faults = code.flatMap((file) => {
    const [, stamp] = named.exec(file) ?? []
    if (!stamp) return [`${file} has no name as npm run migrate:create gives one.`]
    return stamp > time ? [`${file} bears a time that is still to come.`] : []
  })
  if (!code[0]?.endsWith('_baseline.ts')) faults.push('The first migration is not the baseline.')
  if (snapshots.length !== 1) faults.push(`Exactly one snapshot is read: there are ${snapshots.join(', ') || 'none'}.`)
  if (snapshots[0] && !code.includes(snapshots[0].replace('.json', '.ts')))
    faults.push(`${snapshots[0]} belongs to no migration.`)
  if (index !== indexOf(code)) faults.push('index.ts is not that of the files: npm run migrate:create writes it.')
  return faults
}

const filesOf = (files: string[], ending: string) =>
  files.filter((file) => file.endsWith(ending) && file !== 'index.ts').sort()

/** Payload's own writer works on a folder only. */
function indexOf(code: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-migrations-'))
  try {
    for (const file of code) writeFileSync(join(folder, file), '')
    writeMigrationIndex({ migrationsDir: folder })
    return readFileSync(join(folder, 'index.ts'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
