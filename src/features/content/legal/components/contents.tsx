import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { parts: { id: string; title: string }[]; locale: Locale; lang: Locale | undefined }

/** A table of contents for a long text. */
export function Contents({ parts, locale, lang }: Props) {
  if (parts.length < 4) return null
  const t = translatorFor(locale, 'legal')
  return (
    <nav aria-labelledby="contents" className="mb-10 border-y border-line py-5 print:hidden">
      <h2 id="contents" className="text-sm font-semibold">
        {t('contents')}
      </h2>
      <ol lang={lang} className="mt-2 gap-x-8 text-sm sm:columns-2">
        {parts.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-block py-1 text-accent hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
