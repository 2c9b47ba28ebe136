import { readFileSync, writeFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'

/** How often the reduced day of the demo data is copied into the zip, under different names: more than 500,000 rows. */
const copies = 19

export function writeWholeDay(file: string): void {
  const files = unzipSync(readFileSync('seed/open-prices/2026-05-13.zip'))
  const day: Record<string, Uint8Array> = {}
  for (let copy = 1; copy <= copies; copy += 1) {
    for (const [name, bytes] of Object.entries(files)) {
      const number = name.match(/_(\d+)\.csv$/)?.[1]
      // Different numbers of empty lines at the end make every file unique.
      day[`${copy} ${name.replace(`_${number}.csv`, `_${number}${String(copy).padStart(2, '0')}.csv`)}`] =
        Buffer.concat([bytes, Buffer.from('\n'.repeat(copy + (name.startsWith('ВЕРИГА') ? copies : 0)))])
    }
  }
  writeFileSync(file, zipSync(day, { level: 6 }))
}
