import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { placeholderEnv, testBuild } from './checks/placeholder-env'
import type { Child } from './services/processes'
import { editedThings } from './soak/editors'
import { checkEnd, stateBefore } from './soak/end-check'
import { countFailures, type Row, rowHeading, rowText, takeRow } from './soak/figures'
import { planKills } from './soak/kill-plan'
import { startKills } from './soak/kills'
import { openLedger } from './soak/ledger'
import { startLoad } from './soak/load'
import type { Outage } from './soak/outages'
import { watchMemory } from './soak/process-figures'
import { recordRequests } from './soak/request-record'
import { seededRandom } from './soak/seeded-random'
import { settle } from './soak/settle'
import { startStack } from './soak/stack'
import { type End, idleFaults, judgeMemory, loadFaults } from './soak/verdict'
import { lookAround, pathsOf } from './soak/visitors'
import { build } from './steps/prepare'
import { StopInOrder } from './steps/stop-in-order'

const usage = `npm run soak -- [--minutes 90] [--every SECONDS] [--seed NUMBER]
    Runs the whole deployment under a mixed load while its parts are killed, and compares what the load was told with the
    database and the store. --every is the time between two kills: five minutes, or less where the run is short.`
const secondMs = 1000
const [usualSeconds, usualWarmUpMs, sampleMs] = [300, 20 * 60_000, 5000]
/** A short run has one kill of each part and of the primary. */
const [fewestKills, fewestRows] = [8, 6]

const positive = z.coerce.number().positive()
const optionsSchema = z.object({
  minutes: positive,
  every: positive.optional(),
  seed: z.coerce.number().int().optional(),
})
type Options = z.infer<typeof optionsSchema>
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '90' }, every: { type: 'string' }, seed: { type: 'string' } },
})
const options = optionsSchema.safeParse(values)
if (!options.success) {
  console.error(usage)
  process.exit(1)
}
const running = new StopInOrder()
running.onSignals()

try {
  process.exitCode = (await soak(options.data)) ? 0 : 1
} catch (error) {
  if (!running.asked) console.error(error)
  process.exitCode = 1
}
await running.stop()
process.exit()

function faultOf(what: string) {
  return (error: unknown) => [`${what}: ${String(error)}`]
}

/** @returns whether nothing was found */
async function soak({ minutes, every, seed = Date.now() % 1_000_000 }: Options): Promise<boolean> {
  const totalMs = minutes * 60 * secondMs
  const everySeconds = every ?? Math.min(usualSeconds, (minutes * 60) / fewestKills)
  const random = seededRandom(seed)
  const plan = planKills(random, { minutes, everySeconds })

  const folder = resolve('.data', 'soak')
  const start = new Date().toISOString().replaceAll(':', '-')
  const logs = join(folder, `${start}-logs`)
  mkdirSync(logs, { recursive: true })
  const keep = (entry: object) => appendFileSync(join(folder, `${start}.jsonl`), `${JSON.stringify(entry)}\n`)
  const watch = (child: Child) => running.add(child.stop)
  await build({ env: placeholderEnv, dataDir: '.data', watch }, testBuild.distDir)

  const mails: Buffer[] = []
  const ends: End[] = []
  const outages: Outage[] = []
  const stack = await startStack({
    running,
    logs,
    onMail: (raw) => mails.push(raw),
    onEnd: (name, how) => {
      ends.push({ name, how, at: Date.now() })
      console.log(`  ${name} ended by itself: ${how}`)
    },
  })
  const ledger = openLedger(join(folder, `${start}-ledger.jsonl`))
  const pages = await lookAround(stack.url, await pathsOf(stack.query))
  const record = recordRequests(stack.url)
  const memory = watchMemory(stack.pids)
  const before = await stateBefore(stack)
  const edited = await editedThings(stack.query)

  console.log(`\n${minutes} minutes, seed ${seed}, ${plan.length} kills; files in ${folder}/${start}*`)
  console.log(rowHeading)
  const began = Date.now()
  const stopLoad = await startLoad({ stack, ledger, random, edited, paths: pages.there, outages })
  const say = (text: string) => {
    keep({ kill: text, at: Date.now() })
    console.log(`  ${text}`)
  }
  const kills = startKills(plan, stack, outages, say)
  running.add(async () => kills.stop())
  const sampling = setInterval(() => memory.sample(), sampleMs)
  const rowMs = Math.min(usualSeconds * secondMs, totalMs / fewestRows)
  const rows: Row[] = []
  const load = async () => {
    for (let at = rowMs; at <= totalMs; at += rowMs) {
      await kills.wait(Math.max(0, began + at - Date.now()))
      const row = await takeRow(stack, record, outages, (Date.now() - began) / 60_000)
      rows.push(row)
      keep(row)
      console.log(rowText(row))
    }
    await kills.finished()
    return []
  }
  const broken = await load().catch(faultOf('The load was broken off'))
  clearInterval(sampling)
  kills.stop()
  await stopLoad()

  console.log('\nThe load has ended. What is under way may finish, and a quiet minute follows.')
  // Without one of the parts there is still a verdict on the others.
  const pending = await settle(stack, random).catch(faultOf('Nobody knows what is still under way'))
  const end = await checkEnd({ stack, ledger, before, edited, mails, outages }).catch((error: unknown) => ({
    said: [],
    faults: faultOf('The end could not be compared')(error),
  }))
  const isLong = minutes >= 60 && everySeconds >= usualSeconds
  const kinds = isLong ? ['web', 'worker'] : []
  const ofMemory = judgeMemory(memory.series(), { warmUpMs: Math.min(usualWarmUpMs, totalMs / 4), kinds })
  const { failures } = record
  const said = [
    `${record.total()} requests, ${failures.length} of them failed: ${JSON.stringify(countFailures(failures, outages))}`,
    ...end.said,
    ...ofMemory.said,
  ]
  const faults = [
    ...pages.faults,
    ...broken,
    ...loadFaults({ failures, ends, troubles: ledger.of.trouble }, outages),
    ...idleFaults(rows),
    ...pending,
    ...end.faults,
    ...ofMemory.faults,
  ]
  keep({ said, faults, outages, failures })
  for (const line of said) console.log(line)
  for (const fault of faults) console.error(`FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'Nothing was lost, nothing happened twice.' : `${faults.length} faults`)
  return faults.length === 0
}
