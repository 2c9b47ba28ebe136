import { parseArgs } from 'node:util'
import { type Child, startNode } from './services/processes'
import { type Counts, sum } from './testing/counts'
import { stagesOf } from './testing/stages'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { only: text, except: text, full: { type: 'boolean', default: false } } })
const stages = stagesOf(values.full)
const chosen = choose(values.only, values.except)

let current: Child | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void (current?.stop() ?? Promise.resolve()).then(() => process.exit(1)))
}

const results = new Map<string, Counts>()
for (const stage of chosen) {
  console.log(`\n── ${stage.what} ──`)
  const began = Date.now()
  const missing = stage.needs && results.get(stage.needs)?.failed
  const counts = missing ? { passed: 0, failed: 1 } : await stage.run(run).catch(report)
  if (missing) console.log(`not run, because it needs: ${stage.needs}`)
  results.set(stage.name, counts)
  console.log(`── ${stage.what}: ${line(counts)} in ${Math.round((Date.now() - began) / 1000)} s ──`)
}

const total = sum([...results.values()])
const bad = chosen.filter(({ name }) => results.get(name)?.failed)
if (bad.length > 0) console.log(`\nNot in order: ${bad.map(({ what }) => what).join(', ')}`)
console.log(`\n${line(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

function line({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

async function run(args: string[], env: Record<string, string | undefined> = {}): Promise<boolean> {
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  current = startNode(args, { env: { ...plain, ...env } })
  const end = await current.ended
  current = undefined
  return end === 'exit code 0'
}

function report(error: unknown): Counts {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
}

function choose(only: string | undefined, except: string | undefined) {
  const named = new Set((only ?? except ?? '').split(',').filter(Boolean))
  const unknown = [...named].filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    console.error(`There is no stage "${unknown.join(', ')}"; there are: ${stages.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  return stages.filter(({ name }) => (only ? named.has(name) : !named.has(name)))
}
