'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '@/design/cx'
import { HydrateLater } from '@/design/hydrate-later'
import type { Locale } from '@/i18n/routing'
import type { HeaderLink } from '../data'
import { entriesThatFit } from '../entries-that-fit'
import { linkKey } from '../site-links'
import { MenuAnchor } from './menu-anchor'

type BarLink = HeaderLink & { openLabel: string }
type Props = { locale: Locale; links: BarLink[]; rest: string; className?: string }

/** Without a script the entries wrap; with it those for which the row has no room are in a menu at its end, named `rest`. */
export function MenuBarLinks({ className, ...entries }: Props) {
  return (
    <HydrateLater as="ul" className={cx('menu-bar', className)}>
      <MenuEntries {...entries} />
    </HydrateLater>
  )
}

function MenuEntries({ locale, links, rest }: Omit<Props, 'className'>) {
  const last = useRef<HTMLLIElement>(null)
  const [fitting, setFitting] = useState(links.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have other widths
  useLayoutEffect(() => {
    const bar = last.current?.parentElement
    const row = bar?.parentElement
    if (!bar || !row) return
    const measure = () => {
      const widths = [...bar.children].map((entry) => entry.getBoundingClientRect().width)
      const more = widths.pop() ?? 0
      const { columnGap, paddingLeft, paddingRight } = getComputedStyle(bar)
      const edges = bar.offsetWidth - bar.clientWidth + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      // A bar that this screen does not show has no width.
      if (row.clientWidth > 0) {
        setFitting(
          entriesThatFit(widths, { room: row.clientWidth - edges, more, gap: Number.parseFloat(columnGap) || 0 }),
        )
      }
    }
    measure()
    bar.dataset.measured = ''
    const watcher = new ResizeObserver(measure)
    for (const box of [row, ...bar.children]) watcher.observe(box)
    return () => watcher.disconnect()
  }, [links])
  const hidden = links.slice(fitting)
  return (
    <>
      {links.map((link, index) => (
        <li key={linkKey(link)} className={index < fitting ? undefined : 'menu-hidden'}>
          <MenuAnchor link={link} locale={locale} className="category-link" />
          {link.links.length > 0 && (
            <details name="menu" className="menu-drop">
              <summary aria-label={link.openLabel}>
                <span aria-hidden className="chevron" />
              </summary>
              <ul className="menu-panel">
                {link.links.map((below) => (
                  <li key={linkKey(below)}>
                    <MenuAnchor link={below} locale={locale} className="menu-row" />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
      <li ref={last} className={hidden.length > 0 ? undefined : 'menu-hidden'}>
        <details name="menu" className="menu-drop menu-rest">
          <summary>
            {rest}
            <span aria-hidden className="chevron" />
          </summary>
          <ul className="menu-panel menu-rest-panel">
            {hidden.map((link) => (
              <li key={linkKey(link)}>
                <MenuAnchor link={link} locale={locale} className="menu-row font-semibold" />
                {link.links.length > 0 && (
                  <ul className="pl-3">
                    {link.links.map((below) => (
                      <li key={linkKey(below)}>
                        <MenuAnchor link={below} locale={locale} className="menu-row" />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      </li>
    </>
  )
}
