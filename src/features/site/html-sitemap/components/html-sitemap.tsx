import { ChipLink } from '@/design/chip'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import type { MenuSection } from '../sections'

type Props = { locale: Locale; sections: MenuSection[]; jumpLabel: string }

const mostTogether = 40

export function SiteMenu({ locale, sections, jumpLabel }: Props) {
  return (
    <div className="page mt-6 md:mt-10">
      <nav aria-label={jumpLabel}>
        <ul className="flex flex-wrap gap-2">
          {sections.map(({ key, title }) => (
            <li key={key}>
              <ChipLink href={`#${key}`}>{title}</ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 gap-x-12 md:mt-12 md:columns-2 lg:columns-3 xl:columns-4">
        {sections.map(({ key, title, entries }) => (
          <nav
            key={key}
            aria-labelledby={key}
            className={cx('mb-8 border-t border-line pt-4', entries.length <= mostTogether && 'break-inside-avoid')}
          >
            <h2 id={key} className="scroll-mt-24 text-lg">
              {title}
            </h2>
            <ul className="mt-2">
              {entries.map(({ path, label }) => (
                <li key={path}>
                  <IntentLink
                    href={localePath(locale, path)}
                    lang={foreignLang(label, locale)}
                    className="footer-link text-ink-soft"
                  >
                    {label.text}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  )
}
