import { bar, left } from './bar.mjs'

export type Report = (share: number, detail?: string) => void

type Running = { what: string; began: number; share: number | undefined; detail: string }

const running = new Set<Running>()
const isTerminal = process.stdout.isTTY === true
/** A terminal shows one changing line; a log gets a line per step now and then (milliseconds). */
const everyMs = isTerminal ? 500 : 10_000
let ticking: NodeJS.Timeout | undefined

/** Reports a step with its share, the remaining time and its duration. Several steps may run at once. */
export async function step<T>(what: string, work: (report: Report) => Promise<T>): Promise<T> {
  const own: Running = { what, began: Date.now(), share: undefined, detail: '' }
  line(`${what} …`)
  running.add(own)
  ticking ??= setInterval(show, everyMs)
  try {
    const result = await work((share, detail = '') => Object.assign(own, { share, detail }))
    running.delete(own)
    line(`  ${what}: done in ${secondsOf(own).toFixed(1)} s`)
    return result
  } finally {
    running.delete(own)
    if (running.size === 0) {
      clearInterval(ticking)
      ticking = undefined
    }
  }
}

export function line(text: string): void {
  process.stdout.write(`${clear()}${text}\n`)
}

const clear = () => (isTerminal && running.size > 0 ? '\r\x1b[2K' : '')
const secondsOf = ({ began }: Running) => (Date.now() - began) / 1000

function show(): void {
  if (!isTerminal) {
    for (const one of running) line(`  ${stateOf(one)}`)
    return
  }
  const all = [...running].map(stateOf).join('  |  ')
  process.stdout.write(`${clear()}${all.slice(0, (process.stdout.columns ?? 100) - 1)}`)
}

function stateOf(one: Running): string {
  const { what, share, detail } = one
  const seconds = secondsOf(one)
  if (share === undefined) return `${what}: ${Math.round(seconds)} s`
  const words = [bar(share), left(share, seconds), detail].filter(Boolean)
  return `${what} ${words.join(', ')}`
}
