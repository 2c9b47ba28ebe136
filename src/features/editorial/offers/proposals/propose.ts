import { isWholeIn } from '@/domain/mended-text'
import { limitsToDays, saysOnlyDays } from '../../brochure-draft/printed-days'
import type { Amount } from './amount'
import { withoutBrandLines } from './brand-lines'
import { cardAmounts, isInOneOf, linesOfCard, withNormalAsOld } from './card-prices'
import type { PageTexts, ToldPrice } from './choices'
import { fieldsOf } from './fields'
import { partedByFrames, type Sheet, sheetOf } from './frames'
import { isInvoice } from './invoices'
import { overlap } from './known'
import { namesOver, withoutRepeats } from './layout-words'
import { linesThat, loyaltyMarks, marksOf } from './loyalty-words'
import { matchTitles, type TitleMatch } from './match-titles'
import { couldBeTitle, offerWords } from './offer-words'
import { sizesIn } from './pack-sizes'
import { inOneCurrency, type PrintedPrice, printedPricesOf } from './pair-prices'
import { amountsOf } from './prices'
import { printedTermsOf } from './printed-terms'
import { boxOfRect, distance, heightOf, median, middleIn, type Rect, rectOfBox, union } from './rect'
import { withRowsApart } from './table-rows'
import { type ReadOffer, readWithTerms } from './terms-of-offers'
import { type Block, blocksOf, textLines, wholeLines } from './text-blocks'
import { tokensOf } from './tokens'
import { amountTexts, isInPrintOf, numbersIn, toldAmounts } from './told-prices'
import type { PageText, ProposedOffer, Token } from './types'
import { withoutUnitPrices } from './unit-prices'
import { variantMatches } from './variants'
import { variantsBeside } from './variants-beside'

const farthest = 0.5
const nearTitle = 0.12
const nearMark = 0.15
const nearUnitPrice = 0.25
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

function readOffers(page: PageText, tokens: readonly Token[], printed: readonly Amount[]): ReadOffer[] {
  const sheet = sheetOf(page)
  const amounts = withoutUnitPrices(printed, tokens, sheet.shorter * nearUnitPrice)
  const whole = readSheet(sheet, tokens, amounts)
  const ofSeveral = printedTermsOf(tokens, amounts).flatMap(({ price }) => price?.tokens ?? [])
  const single = amounts.filter((amount) => !amount.tokens.some((token) => ofSeveral.includes(token)))
  const prices = printedPricesOf(single, sheet.shorter)
  const parted = partedByFrames(page, { tokens, amounts, prices, lines: textLines(tokens, amounts) })
  if (!parted) return whole
  const framed = readSheet(parted.sheet, parted.tokens, parted.amounts)
  return framed.length < whole.length ? whole : parted.onPage(framed).sort(fromTop)
}

function readSheet(sheet: Sheet, tokens: readonly Token[], amounts: readonly Amount[]): ReadOffer[] {
  return readWithTerms({
    tokens,
    amounts,
    read: (prices, terms) => readPriced(sheet, tokens, prices, terms),
    rectOf: ({ box }) => rectOfBox(box, sheet),
    reach: sheet.shorter * nearMark,
  })
}

const fromTop = ({ offer: { box: a } }: ReadOffer, { offer: { box: b } }: ReadOffer) => a.y - b.y || a.x - b.x

function readPriced(
  sheet: Sheet,
  tokens: readonly Token[],
  amounts: readonly Amount[],
  terms: readonly Rect[],
): ReadOffer[] {
  const { shorter } = sheet
  const printed = wholeLines(tokens)
  const [allMarks, cardLines] = [loyaltyMarks(printed), linesOfCard(printed)]
  const aside = [...allMarks, ...cardLines, ...linesThat(saysOnlyDays, printed), ...terms]
  const lines = textLines(tokens, amounts).filter((line) => !aside.some((mark) => middleIn(line, mark)))
  const withOld = withNormalAsOld(amounts, printed, cardLines)
  const ofCard = cardAmounts(withOld, { marks: allMarks, cardLines, words: lines })
  const marks = allMarks.filter((each) => !ofCard.some(({ mark }) => mark === each))
  const forAll = withOld.filter((each) => !ofCard.some(({ amount }) => amount === each))
  const prices = printedPricesOf(forAll, shorter)
  if (prices.length > mostPrices) return []
  const isWritten = isWholeIn([printed.map(({ text }) => text).join('\n')])
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
        box: boxOfRect(union([price, ...words.blocks]), sheet, margin),
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
    .sort(fromTop)
  const rects = found.map(({ offer }) => rectOfBox(offer.box, sheet))
  const only = marksOf(rects, marks, shorter * nearMark)
  // An editor has to give such an offer days of its own.
  const onSomeDays = marksOf(rects, linesThat(limitsToDays, printed), shorter * nearMark)
  return found.map(({ offer, price }, at) => {
    const uncertain = offer.uncertain || onSomeDays.has(at)
    const loyaltyOnly = only.has(at) || isInOneOf(price, cardLines)
    return { offer: { ...offer, uncertain, loyaltyOnly }, price }
  })
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
