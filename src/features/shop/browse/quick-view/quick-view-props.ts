import type { Locale } from '@/i18n/routing'

export type QuickViewWords = Record<'quickView' | 'close' | 'loading' | 'failed' | 'page', string>

export type QuickViewProps = {
  product: { slug: string; title: string; lang?: Locale; isSample: boolean }
  locale: Locale
  words: QuickViewWords
  colour?: string
}
