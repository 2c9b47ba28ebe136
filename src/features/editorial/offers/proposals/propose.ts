import { isWholeIn } from '@/domain/mended-text'
import type { Amount } from './amount'
import { withoutBrandLines } from './brand-lines'
import type { PageTexts, ToldPrice } from './choices'
import { fieldsOf } from './fields'
import { isInvoice } from './invoices'
import { overlap } from './known'
import { loyaltyMarks, marksOf } from './loyalty-words'
import { matchTitles, type TitleMatch } from './match-titles'
import { couldBeTitle, offerWords } from './offer-words'
import { sizesIn } from './pack-sizes'
import { inOneCurrency, type PrintedPrice, printedPricesOf } from './pair-prices'
import { amountsOf } from './prices'
import { boxOfRect, distance, heightOf, middleIn, type Rect, rectOfBox, union } from './rect'
import { withRowsApart } from './table-rows'
import { type ReadOffer, readWithTerms } from './terms-of-offers'
import { type Block, blocksOf, textLines, wholeLines } from './text-blocks'
import { tokensOf } from './tokens'
import { amountTexts, isInPrintOf, numbersIn, toldAmounts } from './told-prices'
import type { PageText, ProposedOffer, Token } from './types'
import { variantMatches } from './variants'
import { variantsBeside } from './variants-beside'

const leastTimes = 4
/** Words repeated for this fraction of the prices belong to the layout, not to a name. */
const ofPrices = 0.6

function withoutRepeats(blocks: readonly Block[], prices: number): Block[] {
  const times = new Map<string, number>()
  const key = (text: string) => text.toLowerCase()
  for (const { lines } of blocks) for (const { text } of lines) times.set(key(text), (times.get(key(text)) ?? 0) + 1)
  const often = Math.max(leastTimes, prices * ofPrices)
  const own = blocks.filter(({ lines }) => lines.some(({ text }) => (times.get(key(text)) ?? 0) < often))
  return own.length >= prices ? own : [...blocks]
}

const mostFields = 0.7
const fewest = 2
const larger = 1.12
const closely = 0.7
const muchLarger = 2.4
const largePrice = 1.5
const largeName = 1.4

/** True for `Домати`; false for a brand in Latin letters or capitals. */
const namesGoods = ({ lines: [first] }: Block) => /^\p{Script=Cyrillic}[а-я]{2,}/u.test(first?.text ?? '')

const letters = ({ lines }: Block) => lines.reduce((all, { text }) => all + (text.match(/\p{L}/gu)?.length ?? 0), 0)

function stackedOver(under: Block, over: Block): boolean {
  const down = under.top - over.bottom
  const aligned =
    Math.abs(over.left - under.left) <= over.size / 2 ||
    Math.abs(over.right - under.right) <= over.size / 2 ||
    Math.abs(over.left + over.right - under.left - under.right) <= over.size
  const isLarger = over.size >= under.size * larger && over.size <= under.size * muchLarger
  return isLarger && aligned && over.top < under.top && down <= over.size * closely && down >= -over.size * closely
}

/**
 * When nearly every field has larger, longer text directly above its title, the larger text is the name and the title a
 * caption. A brand in larger print is shorter than the name. A price much larger than the others has its name in larger
 * print too.
 */
function namesOver(matches: readonly TitleMatch[], blocks: readonly Block[]): TitleMatch[] {
  const taken = new Set(matches.map(({ title }) => title))
  const over = matches.map(({ title }) => blocks.find((block) => !taken.has(block) && stackedOver(title, block)))
  const found = over.flatMap((block) => block ?? [])
  const distinct = new Set(found.map(({ lines }) => lines.map(({ text }) => text).join(' '))).size
  const said = (wanted: readonly Block[]) => wanted.reduce((all, block) => all + letters(block), 0)
  const under = matches.flatMap(({ title }, at) => (over[at] ? [title] : []))
  const are =
    found.length >= Math.max(fewest, matches.length * mostFields) &&
    distinct >= found.length * mostFields &&
    said(found) >= said(under)
  const usual = median(matches.map(({ price }) => price.size))
  const isLarge = ({ price, title }: TitleMatch, over: Block) =>
    price.size >= usual * largePrice &&
    over.size >= title.size * largeName &&
    over.size < price.size &&
    namesGoods(over)
  return matches.map((match, at) => {
    const name = over[at]
    return name && (are || isLarge(match, name)) ? { ...match, title: name } : match
  })
}

const farthest = 0.5
const nearTitle = 0.12
const nearMark = 0.15
const unsure = 0.22

const muchFurther = 1.5
/** Fewer offers say nothing about where this page has its titles. */
const fewOffers = 3
const headline = 1.2
const headlineOverText = 1.8

/** The headline of a page, or the name of the shop: larger than the price, or far larger than words nearer to it. */
function isHeadline({ price, title, away }: TitleMatch, blocks: readonly Block[]): boolean {
  const isOverText = (block: Block) =>
    block !== title && title.size >= block.size * headlineOverText && distance(price.now, block) < away
  return title.size >= price.size * headline || blocks.some(isOverText)
}
/** When this fraction of a page has a pack size, an offer without one is uncertain. */
const mostly = 0.7

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function lacksSize({ packSize }: ProposedOffer, all: readonly ReadOffer[]): boolean {
  return packSize === null && all.filter(({ offer }) => offer.packSize !== null).length >= all.length * mostly
}

const margin = 4

const noTerms = { multiBuy: null, depositCents: null, printedTerms: [] }

/** Far more prices than a page of offers has; the time to pair them with titles grows faster than their square. */
const mostPrices = 200

/** A price named by an editor and left without a title gets the nearest words, even if another price has them. */
function toldAlone(
  prices: readonly PrintedPrice[],
  matches: readonly TitleMatch[],
  blocks: readonly Block[],
): TitleMatch[] {
  const alone = prices.filter((price) => price.now.told && !matches.some((match) => match.price === price))
  return alone.flatMap((price) => {
    const [nearest] = blocks
      .map((title) => ({ price, title, away: distance(price.now, title) }))
      .sort((one, other) => one.away - other.away)
    return nearest ?? []
  })
}

function readOffers(page: PageText, tokens: readonly Token[], amounts: readonly Amount[]): ReadOffer[] {
  const reach = Math.min(page.width, page.height) * nearMark
  return readWithTerms({
    tokens,
    amounts,
    read: (prices, terms) => readPriced(page, tokens, prices, terms),
    rectOf: ({ box }) => rectOfBox(box, page),
    reach,
  })
}

function readPriced(
  page: PageText,
  tokens: readonly Token[],
  amounts: readonly Amount[],
  terms: readonly Rect[],
): ReadOffer[] {
  const shorter = Math.min(page.width, page.height)
  const prices = printedPricesOf(amounts, shorter)
  if (prices.length > mostPrices) return []
  const printed = wholeLines(tokens)
  const marks = loyaltyMarks(printed)
  const aside = [...marks, ...terms]
  const isWritten = isWholeIn([printed.map(({ text }) => text).join('\n')])
  const lines = textLines(tokens, amounts).filter((line) => !aside.some((mark) => middleIn(line, mark)))
  const blocks = withRowsApart(blocksOf(lines), prices)
  const variants = [...variantMatches(prices, lines, blocks), ...variantsBeside(prices, lines, blocks)]
  const headings = new Set(variants.flatMap(({ title }) => title.lines))
  const named = prices.filter((price) => !variants.some((match) => match.price === price))
  const free = blocks.filter((block) => couldBeTitle(block) && !block.lines.some((line) => headings.has(line)))
  const worded = withoutRepeats(free, named.length)
  // When a page prints no currency signs at all, prices without one are certain enough.
  const signs = prices.filter(({ signed }) => signed).length * 2 > prices.length
  const titled = namesOver(matchTitles(named, worded, shorter * farthest), worded)
  const read = withoutBrandLines(titled).concat(variants)
  const matches = read.concat(toldAlone(prices, read, free))
  const fields = fieldsOf(matches, blocks, shorter * nearTitle)

  const usualWay = median(matches.map(({ away }) => away))
  const isFew = matches.length <= fewOffers
  const isFar = (away: number) => away > shorter * unsure && (isFew || away > usualWay * muchFurther)
  const alike = (title: Rect & { size: number }) =>
    matches.filter((match) => Math.abs(match.title.size - title.size) <= title.size * 0.1).length
  const isOdd = (title: Rect & { size: number }) => matches.length > 3 && alike(title) === 1

  const found = matches
    .map((match) => {
      const { price, title, away } = match
      const words = offerWords(match, fields.get(match) ?? [], isWritten)
      const offer: ProposedOffer = {
        title: words.title,
        brand: words.brand,
        packSize: words.packSize,
        priceCents: price.cents,
        oldPriceCents: price.oldCents,
        loyaltyOnly: false,
        ...noTerms,
        box: boxOfRect(union([price, ...words.blocks]), page, margin),
        uncertain:
          (signs && !price.signed) ||
          isFar(away) ||
          isOdd(title) ||
          (isFew && isHeadline(match, free)) ||
          words.severalSizes,
      }
      return { offer, price: price.now }
    })
    .map(({ offer, price }, _, all) => {
      const uncertain = offer.uncertain || lacksSize(offer, all)
      return { offer: { ...offer, uncertain }, price }
    })
    .sort(({ offer: { box: a } }, { offer: { box: b } }) => a.y - b.y || a.x - b.x)
  const only = marksOf(
    found.map(({ offer }) => rectOfBox(offer.box, page)),
    marks,
    shorter * nearMark,
  )
  return found.map((each, at) => (only.has(at) ? { ...each, offer: { ...each.offer, loyaltyOnly: true } } : each))
}

/** Reads the offers of a page from top to bottom. Nothing is invented: without a price there is no offer. */
export function proposeOffers(page: PageText): ProposedOffer[] {
  const tokens = tokensOf(page)
  if (isInvoice(wholeLines(tokens))) return []
  return readOffers(page, tokens, amountsOf(tokens)).map(({ offer }) => offer)
}

const isOfSame = (one: ProposedOffer, told: ProposedOffer) =>
  overlap(one.box, told.box) > 0 && (one.title === told.title || one.priceCents === told.oldPriceCents)

/**
 * Proposes offers at prices that an editor has named, together with the proposals they replace. Amounts in other print
 * are then at most old prices. A price without words gives no offer.
 */
export function proposeTold(page: PageText, prices: readonly ToldPrice[]) {
  const tokens = tokensOf(page)
  const told = toldAmounts(page, tokens, prices)
  const numbers = new Set(told.flatMap(numbersIn))
  const isTold = (amount: Amount) => numbersIn(amount).some((token) => numbers.has(token))
  const isLike = (amount: Amount) => told.some((one) => isInPrintOf(amount, one))
  const amounts = amountsOf(tokens)
  const others = amounts
    .filter((amount) => !isTold(amount))
    .map((amount) => (isLike(amount) ? amount : { ...amount, weak: true }))
  const found = readOffers(page, tokens, [...others, ...told]).flatMap(({ offer, price }) =>
    price.told ? [offer] : [],
  )
  const replaced = readOffers(page, tokens, amounts).filter(
    ({ offer, price }) => isTold(price) || (!isLike(price) && found.some((other) => isOfSame(offer, other))),
  )
  return { found, replaced: replaced.map(({ offer }) => offer) }
}

type Box = ProposedOffer['box']

const isInside = ([, x, y, width, height]: PageText['words'][number], box: Box) =>
  x + width / 2 >= box.x &&
  x + width / 2 <= box.x + box.width &&
  y + height / 2 >= box.y &&
  y + height / 2 <= box.y + box.height

export function readBox(page: PageText, box: Box): Omit<ProposedOffer, 'box' | 'uncertain'> | null {
  const words = page.words.filter((word) => isInside(word, box))
  const inside = { ...page, words }
  const size = (offer: ProposedOffer) => offer.box.width * offer.box.height
  const [offer] = proposeOffers(inside).toSorted((a, b) => size(b) - size(a))
  if (offer) {
    const { box: _, uncertain: __, ...read } = offer
    return read
  }
  const { title, packSize } = pageTexts(inside)
  const [largest] = title.toSorted((a, b) => b.size - a.size)
  if (!largest) return null
  const named = { title: largest.text, packSize: packSize[0]?.text ?? null }
  const loyaltyOnly = loyaltyMarks(wholeLines(tokensOf(inside))).length > 0
  return { ...named, ...noTerms, brand: null, priceCents: 0, oldPriceCents: null, loyaltyOnly }
}

export function pageTexts(page: PageText): PageTexts {
  const tokens = tokensOf(page)
  const amounts = amountsOf(tokens)
  const lines = textLines(tokens, amounts)
  const titles = blocksOf(lines).filter(couldBeTitle)
  return {
    title: titles.map((block) => ({
      text: offerWords({ title: block }, []).title,
      box: boxOfRect(block, page, 0),
      size: block.size,
    })),
    packSize: lines.flatMap((line) =>
      sizesIn(line.text).map((text) => ({ text, box: boxOfRect(line, page, 0), size: heightOf(line) })),
    ),
    oldPrice: inOneCurrency(amounts).map((amount) => ({
      text: String(amount.cents),
      box: boxOfRect(amount, page, 0),
      size: amount.size,
    })),
    amount: amountTexts(page, tokens),
    line: wholeLines(tokens).map((line) => ({ text: line.text, box: boxOfRect(line, page, 0), size: heightOf(line) })),
  }
}
