import { formatExactPercent } from '@/design/format'
import { kindOfProduct } from '@/domain/kind-of-product'
import { rememberedBy } from '@/domain/remembered'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { priceWords } from './price-words'

/**
 * The kind of product named by a Bulgarian title, in the visitor's language: `yogurt 3.6%, 400 g`. Null in Bulgarian
 * and where uncertain. `group` is the product's official group, where it is known.
 */
export function kindWords(title: string, locale: Locale, group: number | null = null): string | null {
  return locale === defaultLocale ? null : kindWordsOf({ title, locale, group })
}

type Named = { title: string; locale: Locale; group: number | null }

/** Searches show the same things again and again, in four languages. */
const mostTitles = 10_000

const kindWordsOf = rememberedBy(
  mostTitles,
  ({ title, locale, group }: Named) => `${locale} ${group} ${title}`,
  ({ title, locale, group }) => {
    const kind = kindOfProduct(title, locale, group)
    if (!kind) return null
    const percents = kind.percents.map((amount) => formatExactPercent(Number(amount) / 100, locale))
    const size = kind.pack && priceWords(locale).size(kind.pack)
    return [[kind.name, ...percents].join(' '), size].filter(Boolean).join(', ')
  },
)
