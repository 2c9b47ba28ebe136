import type { Contact, RetailerMark } from '@/features/brochures/types'
import type { LocalizedText } from '@/i18n/localized-text'

/** ISO weekday (1 is Monday); times are `HH:MM`. */
export type OpeningHours = { day: number; opens: string; closes: string }

export type Store = {
  id: string
  name: string
  town: string
  address: string
  latitude: number | null
  longitude: number | null
  hours: OpeningHours[]
}

export type RetailerSummary = RetailerMark & { id: string; current: number }

export type Retailer = RetailerMark & {
  id: string
  description: LocalizedText
  website: string | null
  contact: Contact
  stores: Store[]
}
