import type { ReactNode } from 'react'
import { formatDay } from '@/design/format'
import { validityOf } from '@/domain/validity'
import type { Locale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'
import type { BrochureDetail } from '../../types'
import { Viewer } from '../reader/viewer'
import { readerBrochure } from '../reader-brochure'
import { packBrochure, type SentBrochure } from '../sent-brochure'
import type { OfferAction } from '../types'
import { BrochureHead } from './brochure-head'
import { ContactBlock } from './contact-block'
import { ExpiredNotice } from './expired-notice'
import { type FlowLabels, PageFlow } from './page-flow'

type Props = {
  brochure: BrochureDetail
  locale: Locale
  today: string
  /** The validity in words. */
  validity: ReactNode
  /** Other brochures to go on with. */
  related: ReactNode
  /** What else can be done with an offer. */
  action?: OfferAction
}

/** The page of a brochure, complete without JavaScript; the reader opens over it. */
export async function BrochureView({ brochure, locale, today, validity, related, action }: Props) {
  const t = translatorFor(locale, 'brochure')
  const { viewer: labels } = messagesOf(locale)
  const reading = packBrochure(readerBrochure(brochure, locale, today))
  const past = validityOf(brochure, today).state === 'expired'
  const ribbon = past ? t('expired.ribbon', { date: formatDay(brochure.validTo, locale) }) : undefined
  return (
    <div className="page grid gap-8 pb-16 lg:gap-12">
      <Viewer brochure={reading} labels={labels} action={action}>
        <BrochureHead brochure={brochure} locale={locale} validity={validity} past={past} />
        {past && <ExpiredNotice brochure={brochure} locale={locale} />}
        <PageFlow brochure={reading} labels={flowLabels(reading, locale)} ribbon={ribbon} action={action} />
      </Viewer>
      <ContactBlock brochure={brochure} locale={locale} />
      <div id="related" className="print:hidden">
        {related}
      </div>
    </div>
  )
}

function flowLabels({ pages }: SentBrochure, locale: Locale): FlowLabels {
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
