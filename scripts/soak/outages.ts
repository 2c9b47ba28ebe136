import type { Part } from './kill-plan'

/** A request that was answered with 5xx or found nothing, or not to its end. Times are in milliseconds. */
export interface Failure {
  class: string
  method: string
  path: string
  /** A status, or the message of the error. */
  answer: string
  /** Whether the answer had begun, so that nobody could ask again in its place. */
  cut: boolean
  began: number
  ended: number
}

export interface Outage {
  part: Part
  from: number
  /** When its process had ended, which takes requests until then. */
  gone?: number
  /** When the part answered again; open without it. */
  to?: number
}

/** In milliseconds, after a part answers again: HAProxy looks each second, pools open their connections anew. */
export const recoveryMs = 10_000

const changesNothing = (method: string) => method === 'GET' || method === 'HEAD'
const needsFiles = ({ class: kind, method }: Failure) => kind === 'files' || (kind === 'cms' && method === 'POST')

/** HAProxy ends the connection where the head of an answer broke off, and leaves it to the browser to ask again. */
const wasClosed = ({ answer }: Failure) => answer === 'SocketError: other side closed'

/** HAProxy asks nobody else for what may have changed something, nor for the rest of an answer that has begun. */
const wasUnderWay = (failure: Failure, { from, gone = from }: Outage) =>
  failure.began <= gone && (failure.cut || wasClosed(failure) || !changesNothing(failure.method))

/** Failures that an outage explains: without the primary, or the only way to it, nothing can be read anew or written. */
const explains: Record<Part, (failure: Failure, outage: Outage) => boolean> = {
  primary: () => true,
  pgbouncer: () => true,
  s3: needsFiles,
  web: wasUnderWay,
  varnish: wasUnderWay,
  worker: () => false,
  replica: () => false,
}

const overlaps = ({ from, to }: Outage, moment: { began: number; ended: number }) =>
  moment.ended >= from && moment.began <= (to ?? Number.POSITIVE_INFINITY) + recoveryMs

/** A part that is away is an error, never a page that does not exist or is refused. */
const isRefused = ({ answer }: Failure) => /^4\d\d$/.test(answer)

/** @returns the part whose outage explains the failure; null where nothing does, which is a fault */
export function explanationOf(failure: Failure, outages: Outage[]): Part | null {
  if (isRefused(failure)) return null
  return outages.find((each) => overlaps(each, failure) && explains[each.part](failure, each))?.part ?? null
}

/** Whether one of these parts was away then, or had just come back; any part without `parts`. */
export function isWithin(at: number, outages: Outage[], parts?: Part[]): boolean {
  return outages.some((each) => (parts?.includes(each.part) ?? true) && overlaps(each, { began: at, ended: at }))
}

/** Since when all parts have answered; never while one is away. In milliseconds. */
export function calmSince(outages: Outage[]): number {
  return Math.max(0, ...outages.map(({ to }) => to ?? Number.POSITIVE_INFINITY))
}
