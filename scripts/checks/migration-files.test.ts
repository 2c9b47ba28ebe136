import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { migrationFaults } from './migration-files'

const files = readdirSync('migrations')
const index = readFileSync('migrations/index.ts', 'utf8')
const now = new Date()
const snapshot = files.find((file) => file.endsWith('.json')) ?? ''

describe('the migrations', () => {
  it('are in order', () => {
    expect(migrationFaults({ files, index, now })).toEqual([])
  })

  it('are not, where one would run after all that are still to come', () => {
    const later = '20991231_000000_later.ts'
    expect(migrationFaults({ files: [...files, later], index, now })).toContain(
      `${later} bears a time that is still to come.`,
    )
  })

  it('are not, where one would run before the baseline, or has a name of another form', () => {
    const faults = migrationFaults({ files: [...files, '20200101_000000_first.ts', '2020_mine.ts'], index, now })
    expect(faults).toContain('The first migration is not the baseline.')
    expect(faults).toContain('2020_mine.ts has no name as npm run migrate:create gives one.')
  })

  it('are not, where index.ts lacks one', () => {
    const lost = 'index.ts is not that of the files: npm run migrate:create writes it.'
    expect(migrationFaults({ files: [...files, '20261127_000001_more.ts'], index, now })).toContain(lost)
  })

  it('are not, where two snapshots lie beside them, none, or one of a migration that is gone', () => {
    const others = files.filter((file) => file !== snapshot)
    const older = '20261126_000000_older.json'
    expect(migrationFaults({ files: [...files, older], index, now })).toContain(
      `Exactly one snapshot is read: there are ${older}, ${snapshot}.`,
    )
    expect(migrationFaults({ files: others, index, now })).toContain('Exactly one snapshot is read: there are none.')
    expect(migrationFaults({ files: [...others, older], index, now })).toEqual([`${older} belongs to no migration.`])
  })
})
