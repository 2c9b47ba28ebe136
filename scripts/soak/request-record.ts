import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'
import { requestClass } from '@/server/metrics/requests'
import type { Failure } from './outages'

/** Since the last look. */
export interface ClassFigures {
  count: number
  byStatus: Record<string, number>
  /** In milliseconds until the head of the answer. */
  p50: number
  p95: number
  p99: number
}

interface Asked {
  began: number
  class: string
  method: string
  path: string
  status?: number
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
/** The same object in each message, by which they are joined: zod would give a copy of one that it describes. */
const request = z.custom<object>(isThing)
const created = z.object({ request })
const target = z.object({ origin: z.coerce.string(), method: z.string(), path: z.string() })
const headers = z.array(z.instanceof(Uint8Array))
const answered = z.object({ request, response: z.object({ statusCode: z.number(), headers }) })
const failed = z.object({ request, error: z.unknown() })

/** A form may be refused, but all that the load only reads is there. */
const isFailure = (method: string, status: number) => status >= 500 || (status >= 400 && method === 'GET')

const shop = /^(?:\/(?:de|en|ru))?\/(?:shop-|p\/)|^\/api\/shop\//
const search = /^(?:\/(?:de|en|ru))?\/search(?:[?/]|$)|^\/api\/search\//

function classOf(path: string): string {
  if (search.test(path)) return 'search'
  return shop.test(path) ? 'shop' : requestClass(path)
}

/** Counts all that this process asks of `origin` with `fetch`, whoever does it: Node tells of each request. */
export function recordRequests(origin: string) {
  const asked = new WeakMap<object, Asked>()
  const failures: Failure[] = []
  let times = new Map<string, { status: number; ms: number }[]>()
  let edge = { hit: 0, miss: 0 }
  let total = 0

  const keepFailure = ({ began, class: kind, method, path }: Asked, answer: string, cut: boolean) =>
    failures.push({ class: kind, method, path, answer, cut, began, ended: Date.now() })

  const onCreate = (message: unknown) => {
    const { request: key } = created.parse(message)
    const { method, path, ...to } = target.parse(key)
    if (to.origin === origin) asked.set(key, { began: Date.now(), class: classOf(path), method, path })
  }
  const onHeaders = (message: unknown) => {
    const { request: key, response } = answered.parse(message)
    const one = asked.get(key)
    if (!one) return
    one.status = response.statusCode
    total += 1
    const ofClass = times.get(one.class) ?? []
    ofClass.push({ status: one.status, ms: Date.now() - one.began })
    times.set(one.class, ofClass)
    const from = edgeOf(response.headers)
    if (from) edge[from] += 1
    if (isFailure(one.method, one.status)) keepFailure(one, String(one.status), false)
  }
  const onError = (message: unknown) => {
    const { request: key, error } = failed.parse(message)
    const one = asked.get(key)
    if (one) keepFailure(one, String(error), one.status !== undefined)
  }
  const listeners = { create: onCreate, headers: onHeaders, error: onError }
  for (const [name, listener] of Object.entries(listeners)) subscribe(`undici:request:${name}`, listener)

  return {
    failures,
    total: () => total,
    /** Figures since the last call. */
    take: () => {
      const classes = Object.fromEntries([...times].sort().map(([name, all]) => [name, figuresOf(all)]))
      const taken = { classes, edge }
      times = new Map()
      edge = { hit: 0, miss: 0 }
      return taken
    },
    stop: () => {
      for (const [name, listener] of Object.entries(listeners)) unsubscribe(`undici:request:${name}`, listener)
    },
  }
}

export type RequestRecord = ReturnType<typeof recordRequests>

/** Names and values of headers come in turn. */
function edgeOf(pairs: Uint8Array[]): 'hit' | 'miss' | null {
  const texts = pairs.map((each) => Buffer.from(each).toString('latin1'))
  const at = texts.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === 'x-edge')
  const value = at < 0 ? undefined : texts[at + 1]
  return value === 'hit' || value === 'miss' ? value : null
}

function figuresOf(all: { status: number; ms: number }[]): ClassFigures {
  const byStatus: Record<string, number> = {}
  for (const { status } of all) byStatus[status] = (byStatus[status] ?? 0) + 1
  const sorted = all.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: all.length, byStatus, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
