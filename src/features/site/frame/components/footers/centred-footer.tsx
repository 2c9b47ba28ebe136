import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../language-names'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks } from './footer-links'
import type { FooterParts } from './footer-parts'
import { Cities, CompanyAddress, Copyright, GroupLink, Sources, Tagline } from './furniture'

const line = 'flex flex-wrap justify-center gap-x-6'

/** Style 2: everything on the middle axis, a line for each group of links. */
export function CentredFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <footer className="mt-20 border-t border-line text-center md:mt-28 print:hidden">
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
        <h2 className="sr-only">{t('cities')}</h2>
        <Cities cities={settings.cities} className={`${line} text-ink-soft`} />
        <CompanyAddress settings={settings} className="mt-4 text-sm text-ink-soft" />
        <LanguageLinks
          locale={locale}
          names={languageNames}
          className={`${line} mt-4 text-sm`}
          linkClassName="footer-link"
        />
        <div className="mt-6 text-sm text-ink-soft">
          <Copyright year={year} settings={settings} />
          <GroupLink locale={locale} settings={settings} />
        </div>
        <Sources locale={locale} className="mt-4 max-w-prose" />
      </div>
    </footer>
  )
}
