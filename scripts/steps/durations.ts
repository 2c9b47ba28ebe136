import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const durations = z.record(z.string(), z.number().positive())

const fileIn = (dataDir: string) => join(dataDir, 'durations.json')

export function lastDuration(dataDir: string, step: string, usual: number): number {
  return readAll(dataDir)[step] ?? usual
}

export function keepDuration(dataDir: string, step: string, seconds: number): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileIn(dataDir), JSON.stringify({ ...readAll(dataDir), [step]: seconds }))
}

function readAll(dataDir: string): z.infer<typeof durations> {
  try {
    return durations.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch {
    return {}
  }
}
