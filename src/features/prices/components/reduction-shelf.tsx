import { Shelf } from '@/design/shelf'
import type { ProductGroup } from '@/features/product-groups/data'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pricesPath } from '../filter'
import type { VerifiedReduction } from '../overview-query'
import { ReductionCard } from './reduction-card'

type Props = { locale: Locale; reductions: VerifiedReduction[]; groups: ProductGroup[]; withLink?: boolean }

/** Today's deepest verified reductions; nothing without any. */
export function ReductionShelf({ locale, reductions, groups, withLink = false }: Props) {
  const t = translatorFor(locale, 'prices.reductions')
  const shelf = translatorFor(locale, 'shelf')
  if (reductions.length === 0) return null
  return (
    <Shelf
      id="honest-reductions"
      title={t('title')}
      note={t('note')}
      seeAll={withLink ? { href: localePath(locale, pricesPath), label: t('all') } : null}
      labels={{ back: shelf('back'), forward: shelf('forward') }}
      columns="auto-cols-[78%] sm:auto-cols-[46%] md:auto-cols-[34%] lg:auto-cols-[24%] [--arrow-top:45%]"
    >
      {reductions.map((reduction) => (
        <li key={reduction.listing.id} className="min-w-0 snap-start">
          <ReductionCard
            reduction={reduction}
            locale={locale}
            groupSlug={groups.find(({ number }) => number === reduction.groupNumber)?.slug ?? null}
          />
        </li>
      ))}
    </Shelf>
  )
}
