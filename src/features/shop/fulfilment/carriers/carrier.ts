import type { PointKindName } from '@/domain/delivery'
import type { NewPoint } from '@/features/shop/goods/delivery/read-points'

export type Destination =
  | { kind: 'address'; postcode: string; city: string; street: string }
  | { kind: PointKindName; code: string }

/** `dueCents` is the sum that the carrier collects at the door. */
export type QuoteWish = { to: Destination; weightGrams: number; goodsCents: number; dueCents: number }

export type ParcelToSend = {
  id: string
  orderNumber: string
  name: string
  phone: string
  to: Destination
  weightGrams: number
  dueCents: number
  sender: { name: string; phone: string }
}

/** `refused`: nobody took the parcel, and it is on its way back. */
export type CarrierState = 'on-the-way' | 'delivered' | 'refused'

/** A carrier is never asked while a page is rendered: only by jobs, scheduled tasks and commands. */
export interface Carrier {
  /** True where a repeated question after a lost answer gives the same label instead of a second one. */
  recognises: boolean
  /** All points in Bulgaria; null where the carrier cannot be asked, so that the stored points stay. */
  points(): Promise<NewPoint[] | null>
  /** The price of a parcel in cents with VAT; null where the carrier does not take the parcel. */
  quote(wish: QuoteWish): Promise<number | null>
  /** Announces a parcel. @returns the carrier's number, null where the carrier gives none */
  label(parcel: ParcelToSend): Promise<string | null>
  print(parcel: { id: string; number: string | null }): Promise<Buffer>
  /** Numbers in one question of `track`. */
  tracksAtOnce: number
  track(numbers: string[]): Promise<Map<string, CarrierState>>
}

/**
 * The carrier refused, or the shop before asking: nothing was done, and a retry is useless. The message is for staff.
 */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused'
}

/** The carrier could not be reached: nothing was done, and a later retry may help. */
export class CarrierAway extends Error {
  override name = 'CarrierAway'
}

/** No readable answer came: the carrier may have done the work. */
export class AnswerLost extends Error {
  override name = 'AnswerLost'
}
