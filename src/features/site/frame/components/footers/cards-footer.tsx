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

type CardProps = { title?: string; lang?: string; className?: string; children: ReactNode }

function Card({ title, lang, className, children }: CardProps) {
  return (
    <section className={cx('footer-card', className)}>
      {title && (
        <h2 lang={lang} className="mb-3 text-base">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}

/** Style 6: a grid of cards of different sizes, each with one topic. */
export function CardsFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <footer className="mt-20 bg-sunken py-6 md:mt-28 md:py-10 print:hidden">
      <div className="page grid gap-4 text-sm md:grid-cols-2 lg:grid-cols-4">
        <Card className="footer-card-accent flex flex-col justify-between gap-8 md:col-span-2">
          <Logo locale={locale} className="text-2xl" />
          <div>
            <Tagline locale={locale} settings={settings} className="text-xl font-semibold text-balance" />
            <CompanyAddress settings={settings} className="mt-3" />
          </div>
        </Card>
        <Card title={t('categories')} className="md:col-span-2">
          <CategoryLinks
            locale={locale}
            categories={categories}
            className="flex flex-wrap gap-2"
            linkClassName="chip-link"
          />
        </Card>
        <div className="footer-card-row md:col-span-2 lg:col-span-4">
          {columns.map(({ title, links }) => (
            <Card key={title.text} title={title.text} lang={foreignLang(title, locale)}>
              <FooterLinks locale={locale} links={links} />
            </Card>
          ))}
          <Card title={t('languages')}>
            <LanguageLinks locale={locale} names={languageNames} linkClassName="footer-link" />
          </Card>
        </div>
        <Card title={t('cities')} className="md:col-span-2 lg:col-span-4">
          <Cities
            cities={settings.cities}
            className="flex flex-wrap gap-x-8 gap-y-2 text-xl font-semibold text-ink-soft"
          />
        </Card>
      </div>
      <div className="page mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm text-ink-soft">
        <Copyright year={year} settings={settings} />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <Sources locale={locale} className="page mt-3" />
    </footer>
  )
}
