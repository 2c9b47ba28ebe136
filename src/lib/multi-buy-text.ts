import { formatEuro } from '@/design/format'
import { type MultiBuy, needsSeveral, type OfferTerms, priceOfOne } from '@/domain/multi-buy'
import type { Locale } from '@/i18n/routing'

type Key = 'amount' | 'free' | 'second' | 'oneOf' | 'each' | 'only' | 'deposit'

type Say = (key: Key, values: Record<string, string>) => string

/** `2 за 3,00 €`, `2+1 подарък`, `вторият брой −50 %`. */
export function conditionText(multiBuy: MultiBuy, locale: Locale, say: Say): string {
  const pieces = String(multiBuy.pieces)
  switch (multiBuy.kind) {
    case 'amount':
      return say('amount', { pieces, price: formatEuro(multiBuy.amountCents, locale) })
    case 'free':
      return say('free', { pieces, free: String(multiBuy.free) })
    case 'percent':
      return say(multiBuy.pieces === 2 ? 'second' : 'oneOf', { pieces, percent: String(multiBuy.percentOff) })
  }
}

type Offered = Partial<OfferTerms> & { priceCents: number }

/**
 * What has to be said beside the price of an offer: `2 за 3,00 € · 1,50 € за брой`, or that the price itself needs
 * several; `+ 0,25 € депозит`.
 */
export function termsText({ priceCents, multiBuy = null, depositCents = null }: Offered, locale: Locale, say: Say) {
  const terms: string[] = []
  if (multiBuy) {
    const condition = conditionText(multiBuy, locale, say)
    const price = formatEuro(priceOfOne(priceCents, multiBuy).cents, locale)
    terms.push(
      needsSeveral({ priceCents, multiBuy })
        ? say('only', { terms: condition })
        : say('each', { terms: condition, price }),
    )
  }
  if (depositCents) terms.push(say('deposit', { price: formatEuro(depositCents, locale) }))
  return terms
}
