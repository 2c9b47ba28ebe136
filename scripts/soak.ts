import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { placeholderEnv, testBuild } from './checks/placeholder-env'
import type { Child } from './services/processes'
import { customersOf } from './soak/customers'
import { editedThings, editorsOf } from './soak/editors'
import { checkEnd, stateBefore } from './soak/end-check'
import { countFailures, rowHeading, rowText, takeRow } from './soak/figures'
import { planKills } from './soak/kill-plan'
import { startKills } from './soak/kills'
import { startLanes } from './soak/lanes'
import { openLedger } from './soak/ledger'
import type { Outage } from './soak/outages'
import { watchMemory } from './soak/process-figures'
import { recordRequests } from './soak/request-record'
import { seededRandom } from './soak/seeded-random'
import { settle } from './soak/settle'
import { startStack } from './soak/stack'
import { type End, judgeMemory, loadFaults } from './soak/verdict'
import { pathsOf, readEdited, visitorsOf } from './soak/visitors'
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
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '90' }, every: { type: 'string' }, seed: { type: 'string' } },
})
const running = new StopInOrder()
running.onSignals()

try {
  process.exitCode = (await soak()) ? 0 : 1
} catch (error) {
  if (!running.asked) console.error(error instanceof z.ZodError ? usage : error)
  process.exitCode = 1
}
await running.stop()
process.exit()

/** @returns whether nothing was found */
async function soak(): Promise<boolean> {
  const minutes = positive.parse(values.minutes)
  const totalMs = minutes * 60 * secondMs
  const everySeconds = positive.parse(values.every ?? Math.min(usualSeconds, (minutes * 60) / fewestKills))
  const seed = z.coerce.number().parse(values.seed ?? Date.now() % 1_000_000)
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
  const record = recordRequests(stack.url)
  const memory = watchMemory(stack.pids)
  const before = await stateBefore(stack)
  const edited = await editedThings(stack.query)
  const [visitors, editors] = [
    visitorsOf(stack.url, await pathsOf(stack.query), random),
    editorsOf(stack.url, ledger, random),
  ]
  const buy = await customersOf(stack, ledger, random)
  const oneOfEdited = () => edited[random.below(edited.length)]

  console.log(`\n${minutes} minutes, seed ${seed}, ${plan.length} kills; files in ${folder}/${start}*`)
  console.log(rowHeading)
  const began = Date.now()
  const stopLoad = startLanes(
    [
      ...Array.from({ length: 3 }, () => ({
        who: 'visitor',
        pause: { from: 150, to: 500 },
        work: visitors.visit,
      })),
      { who: 'searcher', pause: { from: 700, to: 1500 }, work: visitors.search },
      ...Array.from({ length: 2 }, () => ({ who: 'customer', pause: { from: 4000, to: 12_000 }, work: buy })),
      {
        who: 'editor',
        pause: { from: 1500, to: 4000 },
        work: async () => {
          const one = oneOfEdited()
          if (one) await editors.edit(one)
        },
      },
      {
        who: 'reader',
        pause: { from: 150, to: 400 },
        work: async () => {
          const one = oneOfEdited()
          if (one) await readEdited(stack.url, one, outages)
        },
      },
      { who: 'editor of PDFs', pause: { from: 20_000, to: 60_000 }, work: editors.dropPdf },
      { who: 'editor of prices', pause: { from: 60_000, to: 120_000 }, work: editors.handOverPrices },
    ],
    random,
    (who, error) => ledger.note('trouble', { who, why: String(error) }),
  )
  const say = (text: string) => {
    keep({ kill: text, at: Date.now() })
    console.log(`  ${text}`)
  }
  const kills = startKills(plan, stack, outages, say)
  running.add(async () => kills.stop())
  const sampling = setInterval(() => memory.sample(), sampleMs)
  const rowMs = Math.min(usualSeconds * secondMs, totalMs / fewestRows)
  for (let at = rowMs; at <= totalMs; at += rowMs) {
    await delay(Math.max(0, began + at - Date.now()))
    const row = await takeRow(stack, record, outages, (Date.now() - began) / 60_000)
    keep(row)
    console.log(rowText(row))
  }
  clearInterval(sampling)
  await kills.finished()
  await stopLoad()

  console.log('\nThe load has ended. What is under way may finish, and a quiet minute follows.')
  const pending = await settle(stack, random)
  const end = await checkEnd({ stack, ledger, before, edited, mails })
  const ofMemory = judgeMemory(memory.series(), Math.min(usualWarmUpMs, totalMs / 4))
  const { failures } = record
  const said = [
    `${record.total()} requests, ${failures.length} of them failed: ${JSON.stringify(countFailures(failures, outages))}`,
    ...end.said,
    ...ofMemory.said,
  ]
  const faults = [
    ...loadFaults({ failures, ends, troubles: ledger.of.trouble }, outages),
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
