import { namesOver, withoutRepeats } from './captions'
import type { PageTexts } from './choices'
import { matchTitles } from './match-titles'
import { couldBeTitle, fieldsOf, offerWords, sizesIn } from './offer-words'
import { inOneCurrency, pricesOf } from './pair-prices'
import { amountsOf } from './prices'
import { heightOf, type Rect, union } from './rect'
import { blocksOf, textLines, wholeLines } from './text-blocks'
import { tokensOf } from './tokens'
import type { PageText, ProposedOffer } from './types'
import { variantMatches } from './variants'

/** Words further from their price than this share of the page's shorter side belong to something else. */
const farthest = 0.5
const nearTitle = 0.12
const unsure = 0.22

const muchFurther = 1.5
/** Where this share of a page tells how much there is, the others are expected to. */
const mostly = 0.7

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function lacksSize({ packSize }: ProposedOffer, all: readonly ProposedOffer[]): boolean {
  return packSize === null && all.filter((offer) => offer.packSize !== null).length >= all.length * mostly
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const fraction = (value: number) => Math.round(clamp(value) * 1e5) / 1e5

/** `margin`: points around what is printed. */
function boxOf(rect: Rect, { width, height }: PageText, margin = 4): ProposedOffer['box'] {
  const [x, y] = [fraction((rect.left - margin) / width), fraction((rect.top - margin) / height)]
  return {
    x,
    y,
    width: fraction((rect.right + margin) / width - x),
    height: fraction((rect.bottom + margin) / height - y),
  }
}

/** Reads the offers of a page out of its words, from its top to its foot. Nothing is invented: no price, no offer. */
export function proposeOffers(page: PageText): ProposedOffer[] {
  const tokens = tokensOf(page)
  const amounts = amountsOf(tokens)
  const shorter = Math.min(page.width, page.height)
  const prices = pricesOf(amounts, shorter)
  const lines = textLines(tokens, amounts)
  const blocks = blocksOf(lines)
  const variants = variantMatches(prices, lines, blocks)
  const headings = new Set(variants.flatMap(({ title }) => title.lines))
  const named = prices.filter((price) => !variants.some((match) => match.price === price))
  const free = blocks.filter((block) => couldBeTitle(block) && !block.lines.some((line) => headings.has(line)))
  const worded = withoutRepeats(free, named.length)
  // A page that prints no signs at all is sure enough of its prices.
  const signs = prices.filter(({ signed }) => signed).length * 2 > prices.length
  const matches = namesOver(matchTitles(named, worded, shorter * farthest), worded).concat(variants)
  const fields = fieldsOf(matches, blocks, shorter * nearTitle)

  const usualWay = median(matches.map(({ away }) => away))
  const isFar = (away: number) => away > shorter * unsure && away > usualWay * muchFurther
  const alike = (title: Rect & { size: number }) =>
    matches.filter((match) => Math.abs(match.title.size - title.size) <= title.size * 0.1).length
  const isOdd = (title: Rect & { size: number }) => matches.length > 3 && alike(title) === 1

  return matches
    .map((match) => {
      const { price, title, away } = match
      const words = offerWords(title, price.soldBy, fields.get(match) ?? [])
      return {
        title: words.title,
        brand: words.brand,
        packSize: words.packSize,
        priceCents: price.cents,
        oldPriceCents: price.oldCents,
        box: boxOf(union([price, ...words.blocks]), page),
        uncertain: (signs && !price.signed) || isFar(away) || isOdd(title) || words.severalSizes,
      }
    })
    .map((offer, _, all) => ({ ...offer, uncertain: offer.uncertain || lacksSize(offer, all) }))
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
}

/** All that could be a title, a pack size or an old price on a page, and every line of it. */
export function pageTexts(page: PageText): PageTexts {
  const tokens = tokensOf(page)
  const amounts = amountsOf(tokens)
  const lines = textLines(tokens, amounts)
  const titles = blocksOf(lines).filter(couldBeTitle)
  return {
    title: titles.map((block) => ({
      text: offerWords(block, null, []).title,
      box: boxOf(block, page, 0),
      size: block.size,
    })),
    packSize: lines.flatMap((line) =>
      sizesIn(line.text).map((text) => ({ text, box: boxOf(line, page, 0), size: heightOf(line) })),
    ),
    oldPrice: inOneCurrency(amounts).map((amount) => ({
      text: String(amount.cents),
      box: boxOf(amount, page, 0),
      size: amount.size,
    })),
    line: wholeLines(tokens).map((line) => ({ text: line.text, box: boxOf(line, page, 0), size: heightOf(line) })),
  }
}
