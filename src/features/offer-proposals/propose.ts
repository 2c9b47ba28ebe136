import { matchTitles } from './match-titles'
import { couldBeTitle, fieldsOf, offerWords } from './offer-words'
import { pricesOf } from './pair-prices'
import { amountsOf } from './prices'
import { type Rect, union } from './rect'
import { blocksOf, textLines } from './text-blocks'
import { titleBlocks } from './title-size'
import { tokensOf } from './tokens'
import type { PageText, ProposedOffer, TextBlock } from './types'

/** Words further from their price than this share of the page's shorter side belong to something else. */
const farthest = 0.5
const nearTitle = 0.12
const unsure = 0.22

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
  const blocks = blocksOf(textLines(tokens, amounts))
  const worded = blocks.filter(couldBeTitle)
  const titles = titleBlocks(worded, prices.length)
  const spare = worded.filter((block) => !titles.includes(block))
  // A page that prints no signs at all is sure enough of its prices.
  const signs = prices.filter(({ signed }) => signed).length * 2 > prices.length
  const matches = matchTitles(prices, titles, spare, shorter * farthest)
  const others = blocks.filter((block) => !titles.includes(block))
  const fields = fieldsOf(matches, others, shorter * nearTitle)

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
        uncertain: (signs && !price.signed) || away > shorter * unsure,
      }
    })
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
}

/** All that could be a title on a page, prices and percentages left out. */
export function textBlocks(page: PageText): TextBlock[] {
  const tokens = tokensOf(page)
  return blocksOf(textLines(tokens, amountsOf(tokens)))
    .filter(couldBeTitle)
    .map((block) => ({ text: offerWords(block, null, []).title, box: boxOf(block, page, 0), size: block.size }))
}
