import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { daySources } from './report-text'

it('reads the days of a folder in order, and none that has not come yet', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'broshura-days-'))
  const zip = (day: string) => path.join(folder, `${day}.zip`)
  try {
    for (const day of ['2026-05-13', '2026-05-12']) await writeFile(zip(day), '')
    expect((await daySources(folder, null)).map(({ day }) => day)).toEqual(['2026-05-12', '2026-05-13'])
    const ahead = addDays(sofiaDay(), 2)
    await expect(daySources(zip('2026-05-13'), ahead)).rejects.toThrow(ahead)
    await writeFile(zip(ahead), '')
    await expect(daySources(folder, null)).rejects.toThrow(ahead)
  } finally {
    await rm(folder, { recursive: true })
  }
})
