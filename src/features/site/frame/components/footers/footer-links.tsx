'use client'

import { IntentLink } from '@/design/intent-link'
import type { LocalizedText } from '@/i18n/foreign-lang'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import type { FooterMenu, FrameSettings } from '../../data'
import type { MenuLink } from '../../site-links'
import { linkKey } from '../../site-links'
import { MenuAnchor } from '../menu-anchor'

type LinksProps = { locale: Locale; links: MenuLink[]; className?: string; linkClassName?: string }

export function FooterLinks({ locale, links, className, linkClassName = 'footer-link' }: LinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={linkKey(link)}>
          <MenuAnchor link={link} locale={locale} className={linkClassName} />
        </li>
      ))}
    </ul>
  )
}

type CategoryProps = Pick<FooterParts, 'locale' | 'categories'> & { className?: string; linkClassName?: string }

export function CategoryLinks({ locale, categories, className, linkClassName = 'footer-link' }: CategoryProps) {
  if (categories.length === 0) return null
  return (
    <ul className={className}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <IntentLink
            href={localePath(locale, `/c/${slug}`)}
            lang={foreignLang(name, locale)}
            className={linkClassName}
          >
            {name.text}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

/** The content that all footers share (docs/product.md, section 6). */
export type FooterParts = {
  locale: Locale
  settings: FrameSettings
  year: string
  categories: { slug: string; name: LocalizedText }[]
  columns: FooterMenu[]
}
