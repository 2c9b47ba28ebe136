import type { ReactNode } from 'react'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../language-names'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks } from './footer-links'
import type { FooterParts } from './footer-parts'
import { Cities, CompanyAddress, Copyright, GroupLink, Sources, Tagline } from './furniture'

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

/** Style 4: the index of a catalogue, a row for each subject with its entries beside it. */
export function IndexFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <footer className="mt-20 bg-surface md:mt-28 print:hidden">
      <div className="page pt-10 pb-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-6">
          <Logo locale={locale} />
          <Tagline locale={locale} settings={settings} className="text-ink-soft" />
        </div>
        <Row title={t('categories')}>
          <CategoryLinks locale={locale} categories={categories} className={entries} />
        </Row>
        {columns.map(({ title, links }) => (
          <Row key={title.text} title={title.text} lang={foreignLang(title, locale)}>
            <FooterLinks locale={locale} links={links} className={entries} />
          </Row>
        ))}
        <Row title={t('cities')}>
          <Cities cities={settings.cities} className={`${entries} min-h-8 items-center text-ink-soft`} />
        </Row>
        <Row title={t('languages')}>
          <LanguageLinks locale={locale} names={languageNames} className={entries} linkClassName="footer-link" />
        </Row>
        <Row title={t('contact')}>
          <CompanyAddress settings={settings} className="flex flex-wrap items-center gap-x-8 text-ink-soft" />
        </Row>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-2 border-ink py-5 text-sm text-ink-soft">
          <Copyright year={year} settings={settings} />
          <GroupLink locale={locale} settings={settings} />
        </div>
        <Sources locale={locale} />
      </div>
    </footer>
  )
}
