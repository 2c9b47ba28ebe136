import type * as z from 'zod/mini'

/** Status 0: there was no response. */
export class ListFailure extends Error {
  override name = 'ListFailure'

  constructor(readonly status: number) {
    super(`lists: ${status}`)
  }
}

/** The request of a lost connection may never end by itself, and the next one waits for it. */
const patienceMs = 20_000

const repeatable = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504])

/** @throws ListFailure */
export async function requestLists<Shape extends z.ZodMiniType>(
  path: string,
  body: object,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const response = await fetch(`/api/lists/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null)
  if (!response?.ok) throw new ListFailure(response?.status ?? 0)
  const parsed = shape.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new ListFailure(0)
  return parsed.data
}

/**
 * Retries a read once (docs/product.md, section 8).
 * @throws ListFailure
 */
export async function requestWithRetry<Shape extends z.ZodMiniType>(path: string, body: object, shape: Shape) {
  return requestLists(path, body, shape).catch((error: unknown) => {
    if (error instanceof ListFailure && repeatable.has(error.status)) return requestLists(path, body, shape)
    throw error
  })
}
