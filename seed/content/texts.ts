import type { Texts } from './types'

export const t = (bg: string, de: string, en: string, ru: string): Texts => ({ bg, de, en, ru })
