import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { ChipLink } from '@/design/chip'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CatalogueFilter, filterHref, mostPages } from '../filter'

type Props = { locale: Locale; page: string; filter: CatalogueFilter; total: number; pageSize: number }

export function PageLinks({ locale, page, filter, total, pageSize }: Props) {
  const last = Math.min(Math.ceil(total / pageSize), mostPages)
  if (last <= 1) return null
  const t = translatorFor(locale, 'catalogue')
  const href = (number: number) => filterHref(locale, page, { ...filter, page: number })
  const near = [1, filter.page - 1, filter.page, filter.page + 1, last].filter(
    (number) => number >= 1 && number <= last,
  )
  return (
    <nav aria-label={t('pages')} className="page-links">
      {filter.page > 1 && (
        <ButtonLink variant="secondary" size="sm" href={href(filter.page - 1)} rel="prev">
          <ArrowLeft aria-hidden size={16} />
          {t('previous')}
        </ButtonLink>
      )}
      <ul className="flex flex-wrap items-center gap-1.5">
        {[...new Set(near)].map((number) => (
          <li key={number}>
            <ChipLink href={href(number)} current={number === filter.page} aria-label={t('page', { page: number })}>
              {number}
            </ChipLink>
          </li>
        ))}
      </ul>
      {filter.page < last && (
        <ButtonLink variant="secondary" size="sm" href={href(filter.page + 1)} rel="next">
          {t('next')}
          <ArrowRight aria-hidden size={16} />
        </ButtonLink>
      )}
    </nav>
  )
}
