import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { IndexedKind } from '@/domain/indexed-kinds'
import { isWholeIn, searchedText } from '@/domain/mended-text'
import { type PackSize, packSize } from '@/domain/pack-size'
import { packMark } from '@/domain/search-text'
import type { BrochureSource, NamedSource, OfferSource, PageSource } from './sources'
import { categoryToken, retailerToken, Vector, type Vocabulary } from './vector'

export type SearchDocument = {
  kind: IndexedKind
  id: string
  brochure_id: string | null
  retailer_id: string | null
  category_id: string | null
  page_number: number | null
  valid_from: string | null
  valid_to: string | null
  ended: boolean
  strong: string
  words: string
}

/** A brochure may have up to 300 pages, so several words share a position in its document (see `lastPosition`). */
const wordsAPosition = 8

export function brochureDocuments(
  brochure: BrochureSource,
  pages: PageSource[],
  offers: OfferSource[],
  vocabulary: Vocabulary,
): SearchDocument[] {
  const strong = new Vector(vocabulary)
  const words = new Vector(vocabulary)
  let place = 1
  for (const title of brochure.titles ?? []) {
    strong.add(title, 'A', place)
    place = words.add(title, 'A', place)
  }
  for (const vector of [strong, words]) {
    vector.mark(retailerToken(brochure.retailer))
    vector.mark(categoryToken(brochure.category))
  }
  for (const summary of brochure.summaries ?? []) place = words.add(summary, 'B', place)

  const isWritten = isWholeIn([
    ...(brochure.titles ?? []),
    ...(brochure.summaries ?? []),
    ...offers.map(offerText),
    ...pages.map(({ text }) => text),
  ])
  const known = new Set(pages.map((page) => page.number))
  for (const offer of offers)
    if (offer.page === null || !known.has(offer.page)) place = words.add(offerText(offer), 'C', place)
  const documents = pages.map((page) => {
    const own = offers.filter((offer) => offer.page === page.number)
    for (const offer of own) place = words.add(offerText(offer), 'C', place)
    const texts = [searchedText(page.text ?? '', isWritten), ...(page.alts ?? [])]
    for (const text of texts) place = words.add(text, 'D', place, wordsAPosition)
    return pageDocument({ brochure, page, texts, offers: own, vocabulary })
  })
  markPacks(words, offers)
  return [{ ...base('brochure', brochure.id, brochure), strong: String(strong), words: String(words) }, ...documents]
}

function markPacks(words: Vector, offers: OfferSource[]): void {
  for (const pack of offers.flatMap((offer) => packOf(offer) ?? [])) words.mark(packMark(pack))
}

type OfPage = {
  brochure: BrochureSource
  page: PageSource
  texts: (string | null)[]
  offers: OfferSource[]
  vocabulary: Vocabulary
}

function pageDocument({ brochure, page, texts, offers, vocabulary }: OfPage): SearchDocument {
  const strong = new Vector(vocabulary)
  const words = new Vector(vocabulary)
  let place = 1
  for (const offer of offers) {
    strong.add(offerText(offer), 'A', place)
    place = words.add(offerText(offer), 'A', place)
  }
  for (const text of texts) place = words.add(text, 'D', place)
  markPacks(words, offers)
  return {
    ...base('page', page.id, brochure),
    brochure_id: brochure.id,
    page_number: page.number,
    strong: String(strong),
    words: String(words),
  }
}

export function namedDocument(source: NamedSource, vocabulary: Vocabulary): SearchDocument {
  const strong = new Vector(vocabulary)
  const words = new Vector(vocabulary)
  let place = 1
  for (const name of source.names ?? []) {
    strong.add(name, 'A', place)
    place = words.add(name, 'A', place)
  }
  for (const town of source.places ?? []) place = words.add(town, 'C', place)
  for (const text of source.descriptions ?? []) place = words.add(text, 'D', place)
  for (const category of source.categories ?? []) words.mark(categoryToken(category))
  // A retailer is found by its whole name, not by its stem.
  if (source.kind === 'retailer') words.mark(retailerToken(source.id))
  return { ...base(source.kind, source.id), strong: String(strong), words: String(words) }
}

type Place = Omit<SearchDocument, 'strong' | 'words'>

export function emptyDocument(kind: IndexedKind, id: string): Place {
  return {
    ...{ kind, id, brochure_id: null, retailer_id: null, category_id: null, page_number: null },
    ...{ valid_from: null, valid_to: null, ended: false },
  }
}

function base(kind: IndexedKind, id: string, brochure?: BrochureSource): Place {
  return {
    ...emptyDocument(kind, id),
    retailer_id: brochure?.retailer ?? null,
    category_id: brochure?.category ?? null,
    valid_from: day(brochure?.validFrom),
    valid_to: day(brochure?.validTo),
    ended: hasEnded(brochure?.validTo),
  }
}

function day(value: string | null | undefined): string | null {
  return isCalendarDay(value) ? value : null
}

function hasEnded(lastDay: string | null | undefined): boolean {
  return isCalendarDay(lastDay) && lastDay < sofiaDay()
}

export const packOf = ({ packSize: size, title }: OfferSource): PackSize | null => packSize(size ?? title)

export function offerText(offer: OfferSource): string {
  return [offer.title, offer.brand, offer.packSize].filter(Boolean).join(' ')
}
