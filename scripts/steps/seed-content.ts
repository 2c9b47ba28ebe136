import { rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { type SeedReport, seedReport } from '../../seed/report'
import { type Child, type Environment, lastLines, startNode } from '../services/processes'
import { line, step } from './say'

interface Options {
  env: Environment
  dataDir: string
  watch: (child: Child) => void
}

export interface Seeding {
  opened: Promise<void>
  whole: Promise<void>
}

const behindTheSite = 10

export function startSeed({ env, dataDir, watch }: Options): Seeding {
  const opening = Promise.withResolvers<void>()
  const log = join(dataDir, 'logs', 'seed.log')
  const whole = step('Filling in the demonstration content', async (report) => {
    rmSync(log, { force: true })
    const child = startNode(['--import', 'tsx', 'seed/index.ts'], { env, log, onMessage: hear })
    watch(child)
    const end = await child.ended
    if (end !== 'exit code 0') throw new Error(`The content could not be filled in (${end}).\n${lastLines(log, 30)}`)
    opening.resolve()

    function hear(said: unknown) {
      const message = seedReport.parse(said)
      if (message.kind === 'said') line(`  ${message.line}`)
      else if (message.kind === 'progress') report(message.share, detailOf(message))
      else {
        opening.resolve()
        setPriority(child.pid, behindTheSite)
      }
    }
  })
  whole.catch(opening.reject)
  opening.promise.catch(() => undefined)
  return { opened: opening.promise, whole }
}

function detailOf({ step: name, done, total }: Extract<SeedReport, { kind: 'progress' }>): string {
  return total > 1 ? `${name} ${done} of ${total}` : name
}
