import * as z from 'zod/mini'
import type { ChainChoice } from '@/domain/chain-choice'

const choice: z.ZodMiniType<ChainChoice> = z.object({
  id: z.number(),
  name: z.string(),
  retailer: z.nullable(z.string()),
  isOwn: z.boolean(),
})
const answer = z.object({ chains: z.array(choice) })

/** Null if the request failed. */
async function ask(retailer: string, init: RequestInit): Promise<ChainChoice[] | null> {
  const path = `/api/cms/retailers/${retailer}/chains`
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return answer.safeParse(body).data?.chains ?? null
}

export const readChains = (retailer: string, signal: AbortSignal) => ask(retailer, { signal })

export const changeChain = (retailer: string, chain: number, isOwn: boolean) =>
  ask(retailer, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ chain, isOwn }),
  })
