import { IntentLink } from '@/design/intent-link'
import { privacyCentrePath } from '@/features/site/privacy/paths'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { legalPath } from '../paths'
import type { LegalPage } from '../types'

type Props = { slug: string; locale: Locale; links: Pick<LegalPage, 'slug' | 'title'>[] }

const linkLook =
  'block py-1.5 text-ink-soft hover:text-accent hover:underline aria-[current]:font-semibold aria-[current]:text-ink'

/** The navigation between the legal pages. */
export function LegalNav({ slug, locale, links }: Props) {
  const t = translatorFor(locale, 'legal')
  const privacy = translatorFor(locale, 'privacy')
  return (
    <nav aria-labelledby="legal-nav" className="rounded-lg bg-sunken p-5 lg:sticky lg:top-24 lg:max-w-xs print:hidden">
      <h2 id="legal-nav" className="text-sm font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-2 text-sm">
        {links.map((link) => (
          <li key={link.slug}>
            <IntentLink
              href={localePath(locale, legalPath(link.slug))}
              aria-current={link.slug === slug ? 'page' : undefined}
              lang={foreignLang(link.title, locale)}
              className={linkLook}
            >
              {link.title.text}
            </IntentLink>
          </li>
        ))}
        <li>
          <IntentLink href={localePath(locale, privacyCentrePath)} className={linkLook}>
            {privacy('title')}
          </IntentLink>
        </li>
      </ul>
    </nav>
  )
}
