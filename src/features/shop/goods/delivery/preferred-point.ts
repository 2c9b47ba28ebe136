import { z } from 'zod'
import type { Saved, SignedInRequest } from '@/features/account/as-customer'
import type { Locale } from '@/i18n/routing'
import { refuse } from '@/lib/forms/problems'
import { cmsSystem, db } from '@/server/cms'
import type { Database } from '@/server/db/transaction'
import { findPoint, findPoints, type PickupPoint } from './points'
import { readShippingMethods } from './shipping-methods'

/** The delivery step filled in with the customer's preferred point; empty where no method leads there any more. */
export async function preferredDelivery(
  database: Database,
  id: string,
  locale: Locale,
): Promise<Record<string, string>> {
  const [point, methods] = await Promise.all([findPoint(database, id), readShippingMethods(locale)])
  const method = point && methods.find(({ carrier, kind }) => carrier === point.carrier && kind === point.kind)
  return method ? { method: method.id, town: point.town, point: point.id } : {}
}

export async function pointsToChoose(place: string, locale: Locale): Promise<(PickupPoint & { method: string })[]> {
  const database = await db()
  const found = (await readShippingMethods(locale)).map(async ({ name, carrier, kind }) => {
    if (kind === 'address') return []
    const points = await findPoints(database, { carrier, kind, weightGrams: 0 }, place)
    return points.map((point) => ({ ...point, method: name }))
  })
  return (await Promise.all(found)).flat()
}

const choice = z.object({ point: z.string().max(80).optional() })

/** An empty id removes the preferred point. */
export async function savePreferredPoint({ customer }: SignedInRequest, given: unknown): Promise<Saved> {
  const { point } = choice.parse(given)
  if (point === undefined || (point !== '' && !(await findPoint(await db(), point)))) {
    return refuse({ code: 'pickup-point', field: 'point' })
  }
  await (await cmsSystem()).update({
    collection: 'customers',
    id: customer.id,
    data: { pickupPoint: point || null },
    depth: 0,
  })
  return { ok: true }
}
