import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { HydrateLater } from '@/design/hydrate-later'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../site-links'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks, type FooterParts } from './footer-links'
import { Cities, CompanyAddress, Copyright, GroupLink, hasAddress, MailLink, Sources, Tagline } from './footer-parts'

const entries = 'flex flex-wrap gap-x-8'

function Row({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line py-4 md:grid-cols-[14rem_1fr] md:py-5">
      <h2 lang={lang} className="flex min-h-8 items-center text-base">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Style 4: a row for each subject with its links beside it. */
export function IndexFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <HydrateLater as="footer" className="mt-20 bg-surface md:mt-28 print:hidden">
      <div className="page pt-10 pb-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-6">
          <Logo locale={locale} />
          <Tagline locale={locale} settings={settings} className="text-ink-soft" />
        </div>
        {categories.length > 0 && (
          <Row title={t('categories')}>
            <CategoryLinks locale={locale} categories={categories} className={entries} />
          </Row>
        )}
        {columns.map(({ title, links }) => (
          <Row key={title.text} title={title.text} lang={foreignLang(title, locale)}>
            <FooterLinks locale={locale} links={links} className={entries} />
          </Row>
        ))}
        {settings.cities.length > 0 && (
          <Row title={t('cities')}>
            <Cities
              locale={locale}
              cities={settings.cities}
              className={`${entries} min-h-8 items-center text-ink-soft`}
            />
          </Row>
        )}
        <Row title={t('languages')}>
          <LanguageLinks locale={locale} names={languageNames} className={entries} linkClassName="footer-link" />
        </Row>
        {hasAddress(settings) && (
          <Row title={t('contact')}>
            <CompanyAddress settings={settings} className="flex flex-wrap items-center gap-x-8 text-ink-soft" />
          </Row>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-2 border-ink py-5 text-sm text-ink-soft">
          <Copyright locale={locale} year={year} settings={settings} />
          <GroupLink locale={locale} settings={settings} />
        </div>
        <Sources locale={locale} />
      </div>
    </HydrateLater>
  )
}

type ColumnProps = { title: string; lang?: string; className?: string; children: ReactNode }

/** On a phone the columns are filled one after the other, so that a short one leaves no gap beside a long one. */
function Column({ title, lang, className, children }: ColumnProps) {
  return (
    <div
      className={cx(
        'min-w-36 flex-1 text-sm text-ink-soft max-md:mb-7 max-md:min-w-0 max-md:break-inside-avoid',
        className,
      )}
    >
      <h2 lang={lang} className="mb-2 font-semibold text-ink md:mb-3">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Style 1: columns side by side, with the company in a line below. */
export function ColumnsFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <HydrateLater as="footer" className="mt-12 border-t border-line bg-sunken md:mt-28 print:hidden">
      <div className="page gap-x-8 gap-y-10 pt-10 pb-3 max-md:columns-2 md:flex md:flex-wrap md:py-16">
        <div className="w-full max-md:mb-8 max-md:[column-span:all] xl:w-auto xl:max-w-xs xl:flex-[1.4]">
          <Logo locale={locale} />
          <Tagline locale={locale} settings={settings} className="mt-4 text-ink-soft" />
          <CompanyAddress settings={settings} className="mt-5 space-y-1 text-sm text-ink-soft" />
        </div>
        {categories.length > 0 && (
          // A phone shows the categories in the menu and on the start page.
          <Column title={t('categories')} className="max-md:hidden lg:flex-[1.6]">
            <CategoryLinks locale={locale} categories={categories} className="grid gap-x-6 lg:grid-cols-2" />
          </Column>
        )}
        {columns.map(({ title, links }) => (
          <Column key={title.text} title={title.text} lang={foreignLang(title, locale)}>
            <FooterLinks locale={locale} links={links} />
          </Column>
        ))}
        <Column title={t('languages')}>
          <LanguageLinks locale={locale} names={languageNames} linkClassName="footer-link" />
        </Column>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-ink-soft">
        <Copyright locale={locale} year={year} settings={settings} />
        <Cities locale={locale} cities={settings.cities} className="flex flex-wrap gap-x-4" />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <Sources locale={locale} className="page pb-6" />
    </HydrateLater>
  )
}

/** Style 7: one half invites to write to us, the other has the links, with the cities below. */
export function HalvesFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  const { contactEmail, companyAddress, cities } = settings
  return (
    <HydrateLater as="footer" className="mt-20 md:mt-28 print:hidden">
      <div className="grid lg:grid-cols-2">
        <div className="footer-half-accent flex flex-col justify-between gap-10 px-(--gutter) py-12 md:py-16">
          <Logo locale={locale} />
          <div>
            <Tagline locale={locale} settings={settings} className="opacity-90" />
            {hasAddress(settings) && <h2 className="mt-2 max-w-md text-2xl text-balance md:text-3xl">{t('write')}</h2>}
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
          {categories.length > 0 && (
            <div className="col-span-full xl:col-span-2">
              <h2 className="mb-2 text-base">{t('categories')}</h2>
              <CategoryLinks locale={locale} categories={categories} className="columns-2 md:max-lg:columns-4" />
            </div>
          )}
        </div>
      </div>
      {cities.length > 0 && (
        <div className="border-t border-line py-8">
          <h2 className="sr-only">{t('cities')}</h2>
          <Cities
            locale={locale}
            cities={cities}
            className="page flex flex-wrap justify-center gap-x-8 gap-y-1 text-2xl font-semibold tracking-tight text-ink-soft md:justify-between md:text-3xl"
          />
        </div>
      )}
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-ink-soft">
        <Copyright locale={locale} year={year} settings={settings} />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <Sources locale={locale} className="page pb-6" />
    </HydrateLater>
  )
}
