import { ChipLink } from '@/design/chip'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { searchHref } from '../params'

/** Before anything is looked for: what can be. */
export function SearchStart({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'search')
  const examples = t('exampleList').split(', ')
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t('intro')}</p>
      <h2 className="mt-8 mb-3 text-lg">{t('examples')}</h2>
      <ul className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <ChipLink href={searchHref(locale, { q: example })}>{example}</ChipLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 mb-3 text-lg">{t('byCategory')}</h2>
    </>
  )
}
