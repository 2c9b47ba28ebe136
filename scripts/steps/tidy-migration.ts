import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isSnapshot = (file: string) => file.endsWith('.json')

/**
 * Payload writes a migration with a head that does not compile here, and leaves the snapshot that the new one replaces.
 * @param present the files of the folder before
 */
export function tidyNewMigration(folder: string, present: string[]): void {
  const written = readdirSync(folder).filter((file) => !present.includes(file))
  for (const path of written.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file)))
    writeFileSync(path, withOurHead(readFileSync(path, 'utf8')))
  if (!written.some(isSnapshot)) return
  for (const file of present.filter(isSnapshot)) rmSync(join(folder, file))
}

function withOurHead(source: string): string {
  return source
    .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
    .replaceAll('({ db, payload, req }:', '({ db }:')
}
