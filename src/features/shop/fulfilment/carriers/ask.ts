import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { AnswerLost, CarrierAway, CarrierRefused } from './carrier'

export type Patience = { patienceMs?: number; mostBytes?: number; pausesMs?: number[] }

type Question = Patience & { headers?: Record<string, string>; body: unknown }

/** The time limit stays below the 20 seconds that a worker has to end. */
const patience = { patienceMs: 15_000, mostBytes: 32 * 1024 * 1024, pausesMs: [1000, 4000, 16_000] }

/** Errors of a connection that was never made: the carrier has not read the question. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

type Answer = { status: number; body: Buffer }

/**
 * Sends a JSON question, or fetches an address without a body.
 * @throws CarrierAway, AnswerLost; CarrierRefused where the status says that the question is wrong
 */
async function answerOf(url: string, { body, headers, ...given }: Question): Promise<Answer> {
  const { patienceMs, mostBytes } = { ...patience, ...given }
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > mostBytes) throw new AnswerLost('the answer is too long')
      parts.push(part)
    }
    if (response.status === 429) throw new CarrierAway('asked too often')
    return { status: response.status, body: Buffer.concat(parts) }
  } catch (error) {
    if (error instanceof AnswerLost || error instanceof CarrierAway) throw error
    const code = error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code
    const Kind = neverSent.includes(String(code)) ? CarrierAway : AnswerLost
    throw new Kind(`no answer${code ? `: ${code}` : ''}`, { cause: error })
  }
}

const isRight = (status: number) => status >= 200 && status < 300

function failed(status: number): Error {
  return status >= 400 && status < 500 ? new CarrierRefused(`HTTP ${status}`) : new AnswerLost(`HTTP ${status}`)
}

type ReadRefusal = (answer: unknown) => string | null

function refuse(answer: unknown, refusalIn: ReadRefusal): void {
  const words = refusalIn(answer)?.trim()
  if (words) throw new CarrierRefused(words.slice(0, 500))
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Asks once. @throws CarrierRefused, CarrierAway; AnswerLost also for an answer of another shape */
export async function ask<Shape>(
  url: string,
  schema: z.ZodType<Shape>,
  refusalIn: ReadRefusal,
  question: Question,
): Promise<Shape> {
  const { status, body } = await answerOf(url, question)
  const answer = jsonOf(body)
  refuse(answer, refusalIn)
  if (!isRight(status)) throw failed(status)
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new AnswerLost('an answer of another shape')
  return parsed.data
}

export async function askForPdf(url: string, refusalIn: ReadRefusal, question: Question): Promise<Buffer> {
  const { status, body } = await answerOf(url, question)
  if (body.subarray(0, 5).toString('latin1') === '%PDF-' && isRight(status)) return body
  refuse(jsonOf(body), refusalIn)
  throw isRight(status) ? new AnswerLost('no PDF') : failed(status)
}

/** Asks again after growing pauses; only for questions that change nothing at the carrier. */
export async function withRetries<Result>(
  { pausesMs = patience.pausesMs }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const wait of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CarrierRefused) throw error
      await pause(wait)
    }
  }
  return work()
}
