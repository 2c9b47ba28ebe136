import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { formatDay, formatDayRange } from '@/design/format'
import { isHttpAddress } from '@/domain/link-target'
import { validityOf } from '@/domain/validity'
import type { Locale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'
import { latestPath } from '../../editions/latest-path'
import type { BrochureDetail } from '../../types'
import { flowLabels } from '../flow-labels'
import type { Keepable } from '../kept/keepable'
import { linkName } from '../lib/page-image'
import { Viewer } from '../reader/viewer'
import { readerBrochure } from '../reader-brochure'
import type { OfferAction } from '../sent-brochure'
import { packBrochure } from '../sent-brochure'
import { BrochureHead } from './brochure-head'
import { PageFlow } from './page-flow'

const link = 'text-accent underline underline-offset-3 hover:text-accent-strong'

function ContactBlock({ brochure, locale }: { brochure: BrochureDetail; locale: Locale }) {
  const t = translatorFor(locale, 'brochure.contact')
  const { contact, website } = brochure
  const lines: [string, ReactNode][] = []
  if (website && isHttpAddress(website))
    lines.push([
      t('website'),
      <a key="website" href={website} rel="noopener" className={link}>
        {linkName(website)}
      </a>,
    ])
  if (contact.phone)
    lines.push([
      t('phone'),
      <a key="phone" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className={link}>
        {contact.phone}
      </a>,
    ])
  if (contact.email)
    lines.push([
      t('email'),
      <a key="email" href={`mailto:${contact.email}`} className={link}>
        {contact.email}
      </a>,
    ])
  if (contact.address) lines.push([t('address'), contact.address])
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="contact" className="grid gap-3">
      <h2 id="contact" className="text-xl">
        {t('title')}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {lines.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Props = {
  brochure: BrochureDetail
  locale: Locale
  today: string
  validity: ReactNode
  related: ReactNode
  action?: OfferAction
  keep?: Keepable
}

/** Complete without JavaScript; the reader opens over it. */
export async function BrochureView({ brochure, locale, today, validity, related, action, keep }: Props) {
  const t = translatorFor(locale, 'brochure')
  const { viewer: labels } = messagesOf(locale)
  const reading = packBrochure(readerBrochure(brochure, locale, today))
  const past = validityOf(brochure, today).state === 'expired'
  const ribbon = past ? t('expired.ribbon', { date: formatDay(brochure.validTo, locale) }) : undefined
  return (
    <div className="page grid gap-8 pb-16 lg:gap-12">
      <Viewer brochure={reading} labels={labels} action={action} keep={keep}>
        <BrochureHead brochure={brochure} locale={locale} validity={validity} past={past} keep={keep} />
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

function ExpiredNotice({ brochure, locale }: { brochure: BrochureDetail; locale: Locale }) {
  const t = translatorFor(locale, 'brochure')
  const { retailer, towns, validFrom, validTo, related } = brochure
  return (
    <aside aria-labelledby="expired" className="grid gap-3 rounded-md bg-sunken p-5 inset-ring inset-ring-line">
      <h2 id="expired" className="text-lg">
        {t('expired.title')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {t('expired.text', { period: formatDayRange(validFrom, validTo, locale) })}
      </p>
      <p className="flex flex-wrap gap-2.5 print:hidden">
        <ButtonLink href={latestPath(locale, retailer.slug, towns)} size="sm">
          {t('expired.current', { retailer: retailer.name })}
        </ButtonLink>
        {related.length > 0 && (
          <ButtonLink href="#related" variant="secondary" size="sm">
            {t('seeRelated')}
          </ButtonLink>
        )}
      </p>
    </aside>
  )
}
