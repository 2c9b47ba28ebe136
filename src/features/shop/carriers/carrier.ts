import type { PointKindName } from '@/domain/delivery'
import type { NewPoint } from '../delivery/read-points'

/** Where a parcel goes in Bulgaria: to a door, or to one of the carrier's points by its code. */
export type Destination =
  | { kind: 'address'; postcode: string; city: string; street: string }
  | { kind: PointKindName; code: string }

/** What a price depends on; nothing of the customer. `dueCents` is what the carrier collects at the door. */
export type QuoteWish = { to: Destination; weightGrams: number; goodsCents: number; dueCents: number }

/** A parcel as its label needs it. */
export type ParcelToSend = {
  /** Ours: the same parcel always has the same. */
  id: string
  orderNumber: string
  name: string
  phone: string
  to: Destination
  weightGrams: number
  dueCents: number
  sender: { name: string; phone: string }
}

/** `refused` is on its way back, because nobody took it. */
export type ParcelState = 'on-the-way' | 'delivered' | 'refused'

/** Whoever brings parcels. No carrier is asked while a page is made: jobs, scheduled tasks and commands do. */
export interface Carrier {
  /** Whether it answers with the same label when it is asked again for a parcel whose first answer was lost. */
  recognises: boolean
  /** All its points in Bulgaria; null where it cannot be asked, so that the stored ones stay. */
  points(): Promise<NewPoint[] | null>
  /** What a parcel costs in cents, VAT included; null where it is not taken. */
  quote(wish: QuoteWish): Promise<number | null>
  /** Announces a parcel. @returns its number at the carrier; null where there is none */
  label(parcel: ParcelToSend): Promise<string | null>
  /** The label as PDF, of a parcel that has been announced under this number. */
  print(parcel: { id: string; number: string | null }): Promise<Buffer>
  /** Where parcels are, by their numbers; those that it does not know are left out. */
  track(numbers: string[]): Promise<Map<string, ParcelState>>
}

/** The carrier, or we before it was asked, said no: nothing was done, and asking again changes nothing. Its words are for staff. */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused'
}

/** It could not be asked: nothing was done, and asking later may help. */
export class CarrierAway extends Error {
  override name = 'CarrierAway'
}

/** It was asked, and no answer came that can be read: it may have done it. */
export class AnswerLost extends Error {
  override name = 'AnswerLost'
}
