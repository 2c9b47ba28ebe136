import type { Texts } from './types'

/** One text in the four languages, in their order. */
export const t = (bg: string, de: string, en: string, ru: string): Texts => ({ bg, de, en, ru })
