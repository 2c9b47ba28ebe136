import type { ComponentProps } from 'react'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import type { MenuLink } from '../site-links'
import { CurrentLink } from './language-links'

type Props = Omit<ComponentProps<'a'>, 'href' | 'children'> & { link: MenuLink; locale: Locale }

export function MenuAnchor({ link: { href, label }, locale, className }: Props) {
  const shown = { lang: foreignLang(label, locale), className }
  return href.startsWith('/') ? (
    <CurrentLink href={href} {...shown}>
      {label.text}
    </CurrentLink>
  ) : (
    <a href={href} rel="noopener" {...shown}>
      {label.text}
    </a>
  )
}
