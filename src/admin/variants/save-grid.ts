import * as z from 'zod/mini'
import type { StockReason } from '@/features/shop/variants/plan-words'
import { type ShownPlan, shownPlan } from './variant-plan'

const answerShape = z.object({ done: z.boolean(), plan: shownPlan })

type Reply = { state: 'done' | 'changed' | 'failed' | 'wrong'; errors: ShownPlan['errors'] }

/** Saves the table of a product: what it would do is asked first, so that each wrong cell is named and nothing is half done. */
export async function saveGrid(product: string, text: string, reason: StockReason): Promise<Reply> {
  const asked = await send(product, text, { reason })
  if (!asked) return { state: 'failed', errors: [] }
  if (asked.plan.errors.length > 0) return { state: 'wrong', errors: asked.plan.errors }
  const saved = await send(product, text, { reason, apply: asked.plan.token })
  if (!saved) return { state: 'failed', errors: [] }
  return { state: saved.done ? 'done' : 'changed', errors: saved.plan.errors }
}

async function send(product: string, text: string, more: Record<string, string>) {
  const query = new URLSearchParams({ product, remove: '1', ...more })
  const response = await fetch(`/api/cms/variants/variants.csv?${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'text/csv' },
    body: text,
  }).catch(() => null)
  if (!response || (!response.ok && response.status !== 409)) return null
  return answerShape.safeParse(await response.json().catch(() => null)).data ?? null
}
