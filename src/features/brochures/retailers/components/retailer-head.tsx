import { ArrowUpRight, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Mark } from '@/design/mark'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Retailer } from '../queries'

const line = 'inline-flex items-center gap-2'
const link = `${line} text-accent hover:text-accent-strong hover:underline`

function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website
}

type Props = {
  retailer: Retailer
  locale: Locale
  actions?: ReactNode
}

export function RetailerHead({ retailer, locale, actions }: Props) {
  const t = translatorFor(locale, 'retailer')
  const layout = translatorFor(locale, 'layout')
  const { name, description, website, contact, slug } = retailer
  return (
    <div className="border-b border-line bg-sunken">
      <div aria-hidden className="h-1.5" style={{ backgroundColor: retailer.colour }} />
      <div className="page pt-5 pb-8 md:pt-8 md:pb-12">
        <Breadcrumbs
          label={layout('breadcrumbs')}
          crumbs={[
            { href: localePath(locale, '/'), label: layout('home') },
            { href: localePath(locale, `/r/${slug}`), label: name },
          ]}
        />
        <div className="mt-6 flex flex-col gap-5 md:mt-8 md:flex-row md:gap-8">
          <Mark {...retailer} size="lg" className="shadow-low" />
          <div className="min-w-0">
            <h1 className="text-3xl md:text-4xl">{name}</h1>
            {description.text && (
              <p className="mt-3 max-w-prose text-ink-soft" lang={foreignLang(description, locale)}>
                {description.text}
              </p>
            )}
            <address className="mt-4 flex flex-col gap-x-6 gap-y-2 text-sm not-italic md:flex-row md:flex-wrap">
              {website && (
                <a href={website} target="_blank" rel="noopener nofollow" className={link}>
                  <ArrowUpRight aria-hidden size={16} />
                  {hostOf(website)}
                  <span className="sr-only"> ({t('newTab')})</span>
                </a>
              )}
              {contact.phone && (
                <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className={link}>
                  <Phone aria-hidden size={16} />
                  {contact.phone}
                </a>
              )}
              {contact.email && (
                <a href={`mailto:${contact.email}`} className={link}>
                  <Mail aria-hidden size={16} />
                  {contact.email}
                </a>
              )}
              {contact.address && (
                <span className={`${line} text-ink-soft`}>
                  <MapPin aria-hidden size={16} className="shrink-0" />
                  {contact.address}
                </span>
              )}
            </address>
            {actions && <div className="mt-5">{actions}</div>}
          </div>
        </div>
      </div>
    </div>
  )
}
