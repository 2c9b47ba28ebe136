import type { Locale } from '@/i18n/routing'

type Texts = Record<Locale, string>

export type CorpusBrochure = {
  slug: string
  retailer: string
  category: string
  /** Days from today. */
  from: number
  to: number
  title: Texts
  summary: Texts
  /** The text of each page; a line that starts with `*` is an offer too. */
  pages: string[]
}

export type CorpusCategory = { slug: string; name: Texts }
export type CorpusRetailer = { slug: string; name: string; category: string; description: Texts }

export type Corpus = { categories: CorpusCategory[]; retailers: CorpusRetailer[]; brochures: CorpusBrochure[] }
