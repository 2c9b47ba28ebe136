import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { FlowLabels } from './components/page-flow'

type WithOffers = { pages: readonly { offers: readonly unknown[] }[] }

export function flowLabels({ pages }: WithOffers, locale: Locale): FlowLabels {
  const t = translatorFor(locale, 'brochure')
  return {
    pages: t('pages'),
    page: t.raw('pageTitle'),
    offers: pages.map(({ offers }, index) =>
      offers.length > 0 ? t('pageOffers', { page: index + 1, count: offers.length }) : '',
    ),
    enlarge: t.raw('enlarge'),
    link: t.raw('pageLink'),
    show: t('offers.link'),
    compare: translatorFor(locale, 'viewer')('comparePrices'),
  }
}
