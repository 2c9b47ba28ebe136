import { MapPin } from 'lucide-react'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../language-names'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks } from './footer-links'
import type { FooterParts } from './footer-parts'
import { Cities, Copyright, GroupLink, MailLink, Sources, Tagline } from './furniture'

/** Style 7: one half invites visitors to write to us, the other has the links, with the cities below. */
export function HalvesFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  const { contactEmail, companyAddress, cities } = settings
  return (
    <footer className="mt-20 md:mt-28 print:hidden">
      <div className="grid lg:grid-cols-2">
        <div className="footer-half-accent flex flex-col justify-between gap-10 px-(--gutter) py-12 md:py-16">
          <Logo locale={locale} />
          <div>
            <Tagline locale={locale} settings={settings} className="opacity-90" />
            <h2 className="mt-2 max-w-md text-2xl text-balance md:text-3xl">{t('write')}</h2>
            {contactEmail && (
              <MailLink address={contactEmail} className="mt-4 inline-flex min-h-11 items-center text-lg underline" />
            )}
            {companyAddress && (
              <address className="mt-4 flex items-center gap-2 text-sm not-italic">
                <MapPin aria-hidden size={18} />
                {companyAddress}
              </address>
            )}
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 bg-sunken px-(--gutter) py-12 text-sm md:py-16 md:max-lg:grid-cols-4 xl:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title.text}>
              <h2 lang={foreignLang(title, locale)} className="mb-2 text-base">
                {title.text}
              </h2>
              <FooterLinks locale={locale} links={links} />
            </div>
          ))}
          <div>
            <h2 className="mb-2 text-base">{t('languages')}</h2>
            <LanguageLinks locale={locale} names={languageNames} linkClassName="footer-link" />
          </div>
          <div className="col-span-full xl:col-span-2">
            <h2 className="mb-2 text-base">{t('categories')}</h2>
            <CategoryLinks locale={locale} categories={categories} className="columns-2 md:max-lg:columns-4" />
          </div>
        </div>
      </div>
      <div className="border-t border-line py-8">
        <h2 className="sr-only">{t('cities')}</h2>
        <Cities
          cities={cities}
          className="page flex flex-wrap justify-center gap-x-8 gap-y-1 text-2xl font-semibold tracking-tight text-ink-soft md:justify-between md:text-3xl"
        />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-ink-soft">
        <Copyright year={year} settings={settings} />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <Sources locale={locale} className="page pb-6" />
    </footer>
  )
}
