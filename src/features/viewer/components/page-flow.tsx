import { translatorFor } from '@/i18n/translator'
import { coverName } from '../../brochures/cover-name'
import type { OfferAction, ReaderBrochure } from '../types'
import { PageOffers } from './page-offers'
import { PagePicture } from './page-picture'

type Props = { brochure: ReaderBrochure; ribbon?: string; action?: OfferAction }

/** All pages one below the other with their offers. It needs no script: `#page-5` is an anchor. */
export function PageFlow({ brochure, ribbon, action }: Props) {
  const { locale, pages, slug, shop } = brochure
  const t = translatorFor(locale, 'brochure')
  const compare = translatorFor(locale, 'viewer')('comparePrices')
  return (
    <section aria-labelledby="pages" className="brochure-pages grid gap-8 lg:gap-14">
      <h2 id="pages" className="sr-only">
        {t('pages')}
      </h2>
      {pages.map((page, index) => {
        const position = index + 1
        const name = t('pageTitle', { page: position })
        return (
          <section key={page.number} id={`page-${position}`} aria-label={name} className="page-row">
            <div className="page-picture">
              <PagePicture
                page={page}
                position={position}
                labels={{ enlarge: t('enlarge', { page: position }), link: t.raw('pageLink') }}
                ribbon={position === 1 ? ribbon : undefined}
                cover={position === 1 ? coverName(brochure.slug) : undefined}
              />
            </div>
            <div className="page-side">
              {page.offers.length > 0 ? (
                <PageOffers
                  offers={page.offers}
                  position={position}
                  locale={locale}
                  brochure={{ slug, shop }}
                  action={action}
                  labels={{
                    heading: t('pageOffers', { page: position, count: page.offers.length }),
                    show: t('offers.link'),
                    compare,
                  }}
                />
              ) : (
                <h3 className="py-3 text-sm font-medium text-ink-faint">{name}</h3>
              )}
            </div>
          </section>
        )
      })}
    </section>
  )
}
