import type { Locale } from '@/i18n/routing'
import type bg from '../../../../../messages/bg.json'

export type KeepWords = Pick<(typeof bg)['kept'], 'button' | 'sheet'>

/** A brochure as the button needs it that keeps it. */
export type Keepable = { id: string; title: string; pages: number; validTo: string; locale: Locale; words: KeepWords }
