import { type CalendarDay, daysBetween } from '@/domain/calendar-day'
import type { Row } from '@/features/open-prices/read/row'
import { chance } from './chance'
import { type Good, goods } from './goods'

export type Branch = { name: string; settlement: string }
export type InventedChain = { slug: string; branches: Branch[] }

/** Such a Monday that no day of the demonstration lies before it. */
const start: CalendarDay = '2024-01-01'

/**
 * What an invented chain reports on a day: the same for the same day, whenever it is asked. Null on a day without a report,
 * as real chains have them.
 */
export function reportOf(chain: InventedChain, day: CalendarDay): Row[] | null {
  if (chance('gap', chain.slug, day) < 0.03) return null
  return goods.flatMap((good, index) => {
    const price = priceOf(chain.slug, good, daysBetween(start, day))
    if (chance('sold out', chain.slug, good.words, day) < 0.01) return []
    return chain.branches.map((branch) => rowOf(chain, branch, good, index, price))
  })
}

type Price = { shelf: number; promo: number | null }

/** A price ends in 9, as in a shop. */
const shopPrice = (cents: number) => Math.max(9, Math.round(cents / 10) * 10 - 1)

/** Weeks of which a dishonest chain raises the price in the third and fourth, and takes it back in the fifth as a reduction. */
const trickWeeks = 5

function priceOf(chain: string, good: Good, dayNumber: number): Price {
  const week = Math.floor(dayNumber / 7)
  const key = `${chain} ${good.words} ${good.brand}`
  const usual = shopPrice(good.cents * levelOf(key, dayNumber))
  if (chance('tricks', key) < 0.14)
    return tricked(usual, (week + Math.floor(chance('turn', key) * trickWeeks)) % trickWeeks)
  const drop = chance('drop', key, week)
  // Two weeks with the same good on offer: the second goes lower still.
  if (drop < 0.12) return { shelf: usual, promo: shopPrice(usual * (0.72 + drop)) }
  if (chance('drop', key, week - 1) < 0.04) return { shelf: usual, promo: shopPrice(usual * 0.68) }
  return { shelf: usual, promo: null }
}

function tricked(usual: number, turn: number): Price {
  const raised = shopPrice(usual * 1.3)
  if (turn < 2) return { shelf: usual, promo: null }
  return { shelf: raised, promo: turn === trickWeeks - 1 ? usual : null }
}

/** How dear a chain is with a good: its own level, and slow steps about every six weeks. */
function levelOf(key: string, dayNumber: number): number {
  const steps = Math.floor((dayNumber + chance('phase', key) * 45) / 45)
  return 0.93 + chance('level', key) * 0.16 + (chance('step', key, steps) - 0.4) * 0.08 + steps * 0.002
}

function rowOf(chain: InventedChain, branch: Branch, good: Good, index: number, { shelf, promo }: Price): Row {
  const dearer = chance('dearer', branch.name) < 0.3 ? 10 : 0
  return {
    settlement: branch.settlement,
    store: branch.name,
    name: nameAs(chain.slug, good),
    code: String(1000 + index),
    group: good.group,
    shelf: shelf + dearer,
    promo,
    promoIgnored: false,
  }
}

/** Every chain writes the same thing in its own way. */
function nameAs(chain: string, { words, brand, size }: Good): string {
  const close = size.replace(' ', '')
  if (chain === 'pastra') return `${words} ${brand} ${close}`.replace(/\s+/g, ' ').toUpperCase()
  if (chain === 'kvartalno') return `${brand} ${words.toLowerCase()} ${size}`.trim()
  if (chain === 'savina') return `${words} ${brand.toUpperCase()} ${close}`.replace(/\s+/g, ' ')
  return `${words} ${brand} ${size}`.replace(/\s+/g, ' ')
}
