import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { HydrateLater } from '@/design/hydrate-later'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../site-links'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks, type FooterParts } from './footer-links'
import { Cities, CompanyAddress, Copyright, GroupLink, Sources, Tagline } from './footer-parts'

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

/** Style 6: a grid of cards of different sizes. */
export function CardsFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <HydrateLater as="footer" className="mt-20 bg-sunken py-6 md:mt-28 md:py-10 print:hidden">
      <div className="page grid gap-4 text-sm md:grid-cols-2 lg:grid-cols-4">
        <Card className="footer-card-accent flex flex-col justify-between gap-8 md:col-span-2">
          <Logo locale={locale} className="text-2xl" />
          <div>
            <Tagline locale={locale} settings={settings} className="text-xl font-semibold text-balance" />
            <CompanyAddress settings={settings} className="mt-3" />
          </div>
        </Card>
        {categories.length > 0 && (
          <Card title={t('categories')} className="md:col-span-2">
            <CategoryLinks
              locale={locale}
              categories={categories}
              className="flex flex-wrap gap-2"
              linkClassName="chip-link"
            />
          </Card>
        )}
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
        {settings.cities.length > 0 && (
          <Card title={t('cities')} className="md:col-span-2 lg:col-span-4">
            <Cities
              locale={locale}
              cities={settings.cities}
              className="flex flex-wrap gap-x-8 gap-y-2 text-xl font-semibold text-ink-soft"
            />
          </Card>
        )}
      </div>
      <div className="page mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm text-ink-soft">
        <Copyright locale={locale} year={year} settings={settings} />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <Sources locale={locale} className="page mt-3" />
    </HydrateLater>
  )
}

/** Style 3: dark, with a large claim and the links at the lower right. */
export function DarkFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <HydrateLater as="footer" className="always-dark mt-20 md:mt-28 print:hidden">
      <div className="page py-14 md:py-24">
        <Tagline
          locale={locale}
          settings={settings}
          className="max-w-4xl text-4xl font-semibold tracking-tight text-balance md:text-6xl"
        />
        <div className="mt-12 grid gap-12 border-t border-line pt-10 md:mt-20 lg:grid-cols-[1fr_2.4fr]">
          <div className="flex flex-col items-start gap-5 text-sm">
            <Logo locale={locale} />
            <CompanyAddress settings={settings} className="text-ink-soft" />
            <Cities
              locale={locale}
              cities={settings.cities}
              className="grid grid-cols-2 gap-x-6 gap-y-1 text-ink-soft"
            />
            <LanguageLinks
              locale={locale}
              names={languageNames}
              className="flex flex-wrap gap-x-5"
              linkClassName="footer-link"
            />
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 text-sm md:grid-cols-4">
            {columns.map(({ title, links }) => (
              <div key={title.text}>
                <h2 lang={foreignLang(title, locale)} className="mb-3 text-ink-soft">
                  {title.text}
                </h2>
                <FooterLinks locale={locale} links={links} linkClassName="footer-link font-medium" />
              </div>
            ))}
            {categories.length > 0 && (
              <div>
                <h2 className="mb-3 text-ink-soft">{t('categories')}</h2>
                <CategoryLinks locale={locale} categories={categories} linkClassName="footer-link font-medium" />
              </div>
            )}
          </div>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm text-ink-soft">
          <Copyright locale={locale} year={year} settings={settings} />
          <GroupLink locale={locale} settings={settings} />
        </div>
        <Sources locale={locale} className="mt-4" />
      </div>
    </HydrateLater>
  )
}
