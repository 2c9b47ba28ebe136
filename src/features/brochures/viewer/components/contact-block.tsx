import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureDetail } from '../../types'
import { linkName } from '../lib/box-style'

const link = 'text-accent underline underline-offset-3 hover:text-accent-strong'

/** How to reach the shop; nothing where nothing is known. */
export function ContactBlock({ brochure, locale }: { brochure: BrochureDetail; locale: Locale }) {
  const t = translatorFor(locale, 'brochure.contact')
  const { contact, website } = brochure
  const lines: [string, ReactNode][] = []
  if (website)
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
