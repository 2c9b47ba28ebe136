'use client'

import { useEffect } from 'react'
import { HydrateLater } from '@/design/hydrate-later'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import type { HeaderLink } from '../data'
import type { MenuLink } from '../site-links'
import { linkKey } from '../site-links'
import { MenuAnchor } from './menu-anchor'

const openParts = '.menu-drop[open], .drawer:popover-open, .header-menu:popover-open'

function close(part: Element) {
  if (part instanceof HTMLDetailsElement) part.open = false
  else if (part instanceof HTMLElement) part.hidePopover()
}

function leave({ target }: Event) {
  if (!(target instanceof Element)) return
  for (const part of document.querySelectorAll(openParts)) {
    if (!part.contains(target) && !target.closest(`[popovertarget="${part.id}"]`)) close(part)
  }
}

/** The header stays mounted during a navigation, so the menu must be closed. */
function follow({ target }: Event) {
  const part = target instanceof Element ? target.closest('a')?.closest(openParts) : null
  if (part) close(part)
}

function closeByKey({ key, target }: KeyboardEvent) {
  const drop = key === 'Escape' && target instanceof Element ? target.closest('.menu-drop[open]') : null
  if (!drop) return
  close(drop)
  drop.querySelector('summary')?.focus()
}

/** The browser opens the menus; this component closes them. Rendered once per page. */
export function MenuCloser() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('click', follow, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    return () => controller.abort()
  }, [])
  return null
}

const withOwnPage = (link: HeaderLink): MenuLink[] =>
  link.links.some(({ href }) => href === link.href) ? link.links : [link, ...link.links]

export function MenuList({ locale, links }: { locale: Locale; links: HeaderLink[] }) {
  return (
    <HydrateLater as="ul" className="divide-y divide-line">
      {links.map((link) => (
        <li key={linkKey(link)}>
          {link.links.length === 0 ? (
            <MenuAnchor link={link} locale={locale} className="drawer-row font-semibold" />
          ) : (
            <details name="menu-list">
              <summary lang={foreignLang(link.label, locale)} className="drawer-row cursor-pointer font-semibold">
                {link.label.text}
                <span aria-hidden className="chevron ml-auto" />
              </summary>
              <ul className="pb-3 pl-3 text-sm text-ink-soft">
                {withOwnPage(link).map((below) => (
                  <li key={linkKey(below)}>
                    <MenuAnchor link={below} locale={locale} className="drawer-row" />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </HydrateLater>
  )
}
