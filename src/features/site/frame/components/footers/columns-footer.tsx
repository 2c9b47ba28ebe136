import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../language-names'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks } from './footer-links'
import type { FooterParts } from './footer-parts'
import { Cities, CompanyAddress, Copyright, GroupLink, Sources, Tagline } from './furniture'

type ColumnProps = { title: string; lang?: string; wide?: boolean; children: ReactNode }

function Column({ title, lang, wide = false, children }: ColumnProps) {
  return (
    <div className={cx('min-w-36 flex-1 text-sm text-ink-soft', wide && 'basis-full md:basis-0 lg:flex-[1.6]')}>
      <h2 lang={lang} className="mb-3 font-semibold text-ink">
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
    <footer className="mt-20 border-t border-line bg-sunken md:mt-28 print:hidden">
      <div className="page flex flex-wrap gap-x-8 gap-y-10 py-12 md:py-16">
        <div className="w-full xl:w-auto xl:max-w-xs xl:flex-[1.4]">
          <Logo locale={locale} />
          <Tagline locale={locale} settings={settings} className="mt-4 text-ink-soft" />
          <CompanyAddress settings={settings} className="mt-5 space-y-1 text-sm text-ink-soft" />
        </div>
        {categories.length > 0 && (
          <Column title={t('categories')} wide>
            <CategoryLinks
              locale={locale}
              categories={categories}
              className="grid grid-cols-2 gap-x-6 md:grid-cols-1 lg:grid-cols-2"
            />
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
        <Copyright year={year} settings={settings} />
        <Cities cities={settings.cities} className="flex flex-wrap gap-x-4" />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <Sources locale={locale} className="page pb-6" />
    </footer>
  )
}
