import type * as z from 'zod/mini'
import type { Locale } from '@/i18n/routing'
import { type KeptBrochure, type KeptSize, keptBrochureShape, keptSizeShape } from '../shapes'
import { KeepFailure } from './keep-failure'

type Asked = { id: string; locale: Locale }

/** Without cookies, so that nothing personal can be kept. @throws KeepFailure */
export async function fetchPublic(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal, credentials: 'omit' }).catch(() => null)
  signal.throwIfAborted()
  if (!response) throw new KeepFailure('offline')
  if (response.ok) return response
  const isOurs = response.headers.get('Content-Type')?.startsWith('application/json')
  throw new KeepFailure(response.status === 404 && isOurs ? 'gone' : 'failed')
}

async function read<Shape extends z.ZodMiniType>(address: string, shape: Shape, signal: AbortSignal) {
  const response = await fetchPublic(address, signal)
  const parsed = shape.safeParse(await response.json().catch(() => null))
  signal.throwIfAborted()
  if (!parsed.success) throw new KeepFailure('failed')
  return parsed.data
}

/** @throws KeepFailure: `gone` only when we have said so ourselves, not the network of a hotel */
export function fetchSize({ id, locale }: Asked, signal: AbortSignal): Promise<KeptSize> {
  return read(`/api/kept/${id}/size?${new URLSearchParams({ locale })}`, keptSizeShape, signal)
}

/** @throws KeepFailure */
export function fetchKept({ id, locale }: Asked, signal: AbortSignal): Promise<KeptBrochure> {
  return read(`/api/kept/${id}?${new URLSearchParams({ locale })}`, keptBrochureShape, signal)
}
