import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { HydrateLater } from '@/design/hydrate-later'
import type { FrameStyle } from '@/domain/layouts'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../site-links'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CardsFooter, DarkFooter } from './cards-footer'
import { ColumnsFooter, HalvesFooter, IndexFooter } from './columns-footer'
import { CategoryLinks, FooterLinks, type FooterParts } from './footer-links'
import { Cities, CompanyAddress, Copyright, GroupLink, hasAddress, Sources, Tagline } from './footer-parts'

const line = 'flex flex-wrap justify-center gap-x-6'

/** Style 2: centred, a line for each group of links. */
function CentredFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <HydrateLater as="footer" className="mt-20 border-t border-line text-center md:mt-28 print:hidden">
      <div className="page flex flex-col items-center py-12 md:py-16">
        <Logo locale={locale} className="text-2xl" />
        <Tagline locale={locale} settings={settings} className="mt-3 max-w-prose text-ink-soft" />
        <CategoryLinks
          locale={locale}
          categories={categories}
          className={`${line} mt-8 max-w-3xl`}
          linkClassName="footer-link font-semibold"
        />
        {columns.map(({ title, links }) => (
          <div key={title.text} className="mt-6 max-w-3xl text-sm">
            <h2 lang={foreignLang(title, locale)} className="text-xs text-ink-soft">
              {title.text}
            </h2>
            <FooterLinks locale={locale} links={links} className={line} />
          </div>
        ))}
        <hr className="my-8 w-16 border-t-2 border-accent" />
        {settings.cities.length > 0 && <h2 className="sr-only">{t('cities')}</h2>}
        <Cities locale={locale} cities={settings.cities} className={`${line} text-ink-soft`} />
        <CompanyAddress settings={settings} className="mt-4 text-sm text-ink-soft" />
        <LanguageLinks
          locale={locale}
          names={languageNames}
          className={`${line} mt-4 text-sm`}
          linkClassName="footer-link"
        />
        <div className="mt-6 text-sm text-ink-soft">
          <Copyright locale={locale} year={year} settings={settings} />
          <GroupLink locale={locale} settings={settings} />
        </div>
        <Sources locale={locale} className="mt-4 max-w-prose" />
      </div>
    </HydrateLater>
  )
}

function Fold({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <details className="group min-w-0">
      <summary lang={lang} className="fold-title">
        {title}
        <Plus aria-hidden size={16} className="transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-4 text-sm text-ink-soft">{children}</div>
    </details>
  )
}

/** Style 5: a slim line, with collapsible sections below. */
function BarFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <HydrateLater as="footer" className="mt-16 border-t border-line md:mt-20 print:hidden">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-4 text-sm text-ink-soft">
        <Logo locale={locale} />
        <Copyright locale={locale} year={year} settings={settings} />
        <LanguageLinks
          locale={locale}
          names={languageNames}
          className="flex flex-wrap gap-x-5 md:ml-auto"
          linkClassName="footer-link"
        />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <div className="border-t border-line bg-sunken">
        <div className="page grid py-1 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-5">
          {columns.map(({ title, links }) => (
            <Fold key={title.text} title={title.text} lang={foreignLang(title, locale)}>
              <FooterLinks locale={locale} links={links} />
            </Fold>
          ))}
          {categories.length > 0 && (
            <Fold title={t('categories')}>
              <CategoryLinks locale={locale} categories={categories} />
            </Fold>
          )}
          {(settings.tagline.text || hasAddress(settings) || settings.cities.length > 0) && (
            <Fold title={t('contact')}>
              <Tagline locale={locale} settings={settings} />
              <CompanyAddress settings={settings} className="mt-2" />
              {settings.cities.length > 0 && <h3 className="mt-3 text-sm text-ink">{t('cities')}</h3>}
              <Cities locale={locale} cities={settings.cities} className="flex flex-wrap gap-x-3" />
            </Fold>
          )}
        </div>
        <Sources locale={locale} className="page pb-4" />
      </div>
    </HydrateLater>
  )
}

export const footers: Record<FrameStyle, (parts: FooterParts) => ReactNode> = {
  1: ColumnsFooter,
  2: CentredFooter,
  3: DarkFooter,
  4: IndexFooter,
  5: BarFooter,
  6: CardsFooter,
  7: HalvesFooter,
}
