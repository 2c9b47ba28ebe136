import { isCalendarDay } from '@/domain/calendar-day'
import { euroText, parseEditedEuro } from '@/domain/money'
import { type MultiBuy, priceOfAmount } from '@/domain/multi-buy'
import { readMultiBuy } from '@/domain/multi-buy-words'
import { parseDecimal, parseNumber } from '@/domain/typed-number'
import { longestTexts } from '@/features/editorial/offers/editing/offer-limits'
import type { OfferFields, StoredOffer } from '@/features/editorial/offers/editing/types'

export type FormValues = {
  title: string
  brand: string
  packSize: string
  price: string
  oldPrice: string
  /** As in a brochure: `2 за 3,00 €`, `2+1`. */
  multiBuy: string
  deposit: string
  pageNumber: string
  loyaltyOnly: boolean
  validFrom: string
  validTo: string
  /** Empty: the category of the brochure. */
  category: string
  x: string
  y: string
  width: string
  height: string
}

/** The problem of a text that is too long bears the name of its field. */
type LongText = keyof typeof longestTexts
const longTexts: readonly LongText[] = ['title', 'brand', 'packSize']

export type FormProblem =
  | 'titleMissing'
  | 'price'
  | 'oldPrice'
  | 'multiBuy'
  | 'deposit'
  | 'page'
  | 'days'
  | 'box'
  | LongText

export const isTooLong = (problem: FormProblem): problem is LongText => problem in longestTexts

/** Of a multi-buy price, in the editor's language. */
export type InWords = (multiBuy: MultiBuy) => string

const amount = (text: string) => (text.trim() === '' ? null : parseEditedEuro(text))

const money = (cents: number | null, language: string) => (cents === null ? '' : euroText(cents, language))
const percent = (fraction: number | undefined) =>
  fraction === undefined ? '' : String(Math.round(fraction * 1000) / 10)

export function toValues(fields: OfferFields, language: string, inWords: InWords): FormValues {
  const { box } = fields
  return {
    title: fields.title,
    brand: fields.brand ?? '',
    packSize: fields.packSize ?? '',
    price: fields.priceCents === 0 ? '' : money(fields.priceCents, language),
    oldPrice: money(fields.oldPriceCents, language),
    multiBuy: fields.multiBuy ? inWords(fields.multiBuy) : '',
    deposit: money(fields.depositCents, language),
    pageNumber: String(fields.pageNumber),
    loyaltyOnly: fields.loyaltyOnly,
    validFrom: fields.validFrom ?? '',
    validTo: fields.validTo ?? '',
    category: fields.category ?? '',
    x: percent(box?.x),
    y: percent(box?.y),
    width: percent(box?.width),
    height: percent(box?.height),
  }
}

function fraction(text: string): number | undefined {
  const value = parseDecimal(text)
  return value !== undefined && value >= 0 && value <= 100 ? value / 100 : undefined
}

function readBox(values: FormValues): OfferFields['box'] | undefined {
  const { x, y, width, height } = values
  if ([x, y, width, height].every((text) => text.trim() === '')) return null
  const [left, top, wide, tall] = [x, y, width, height].map(fraction)
  if (left === undefined || top === undefined || !wide || !tall) return undefined
  return { x: left, y: top, width: Math.min(wide, 1 - left), height: Math.min(tall, 1 - top) }
}

const dayOf = (text: string) => (text === '' ? null : text)
const isDay = (text: string) => text === '' || isCalendarDay(text)

type Reading = { language: string; inWords: InWords; pages: ReadonlySet<number> }

/**
 * Field values, or the errors by field. A box whose numbers were not edited keeps its exact stored place. `pages` are
 * those of the PDF: on another one nobody would see the offer.
 */
export function readForm(
  values: FormValues,
  before: OfferFields,
  { language, inWords, pages }: Reading,
): { fields: OfferFields } | { problems: FormProblem[] } {
  const [oldPrice, deposit] = [amount(values.oldPrice), amount(values.deposit)]
  const multiBuy = readMultiBuy(values.multiBuy)
  const price = values.price.trim() === '' ? priceOfAmount(multiBuy) : parseEditedEuro(values.price)
  const page = parseNumber(values.pageNumber) ?? 0
  const shown = toValues(before, language, inWords)
  const sameBox = (['x', 'y', 'width', 'height'] as const).every((name) => shown[name] === values[name])
  const box = sameBox ? before.box : readBox(values)
  const wrongDays = values.validFrom !== '' && values.validTo !== '' && values.validFrom > values.validTo
  const problems: FormProblem[] = []
  if (values.title.trim() === '') problems.push('titleMissing')
  problems.push(...longTexts.filter((name) => values[name].trim().length > longestTexts[name]))
  if (price === undefined) problems.push('price')
  if (oldPrice === undefined) problems.push('oldPrice')
  if (multiBuy === null && values.multiBuy.trim() !== '') problems.push('multiBuy')
  if (deposit === undefined) problems.push('deposit')
  if (!pages.has(page)) problems.push('page')
  if (!isDay(values.validFrom) || !isDay(values.validTo) || wrongDays) problems.push('days')
  if (box === undefined) problems.push('box')
  if (
    price === undefined ||
    oldPrice === undefined ||
    deposit === undefined ||
    box === undefined ||
    problems.length > 0
  )
    return { problems }
  return {
    fields: {
      ...before,
      title: values.title.trim(),
      brand: values.brand.trim() || null,
      packSize: values.packSize.trim() || null,
      priceCents: price,
      oldPriceCents: oldPrice,
      multiBuy,
      depositCents: deposit,
      pageNumber: page,
      loyaltyOnly: values.loyaltyOnly,
      validFrom: dayOf(values.validFrom),
      validTo: dayOf(values.validTo),
      category: values.category || null,
      box,
    },
  }
}

/** Only changed fields are saved, so that changes by others are kept. */
export function changedFields(before: OfferFields, after: OfferFields): Partial<OfferFields> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const old: unknown = Object.entries(before).find(([other]) => other === name)?.[1]
      return JSON.stringify(old) !== JSON.stringify(value)
    }),
  )
}

/** The first of the chosen offers whose last day would be before its first one. */
export function wrongDaysAfter(
  offers: readonly StoredOffer[],
  chosen: readonly string[],
  fields: Partial<OfferFields>,
): StoredOffer | undefined {
  return offers.find((offer) => {
    const { validFrom, validTo } = { ...offer, ...fields }
    return chosen.includes(offer.id) && validFrom && validTo && validFrom > validTo
  })
}
