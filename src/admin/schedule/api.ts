import * as z from 'zod/mini'
import { type ScheduleKind, scheduleKinds } from '@/domain/schedule-kinds'
import type { PlannedChange, ScheduleState } from '@/features/editorial/schedule/types'

const schedule: z.ZodMiniType<PlannedChange> = z.object({
  id: z.string(),
  kind: z.enum(scheduleKinds),
  at: z.string(),
  reason: z.nullable(z.string()),
})

const stateAnswer: z.ZodMiniType<ScheduleState> = z.object({
  planned: z.array(schedule),
  failed: z.array(schedule),
  problem: z.nullable(z.string()),
  changed: z.boolean(),
  suggested: z.enum(scheduleKinds),
})

const refusal = z.object({ problem: z.string() })

type Answer = { state: ScheduleState } | { problem: string } | null

/** Null if the request failed; otherwise the state or the reason of a refusal. */
async function ask(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/cms/${path}`, { credentials: 'same-origin', ...init }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (response?.status === 422) return refusal.safeParse(body).data ?? null
  const state = response?.ok ? stateAnswer.safeParse(body).data : undefined
  return state ? { state } : null
}

const send = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

export const readSchedule = (document: string, signal: AbortSignal) => ask(`${document}/schedule`, { signal })

export const planChange = (document: string, wish: { kind: ScheduleKind; at: string; updatedAt: string }) =>
  send(`${document}/schedule`, wish)

export const cancelChange = (document: string, id: string) => send(`${document}/schedule/cancel`, { schedule: id })
