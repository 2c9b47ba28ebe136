import { Card } from '@/design/card'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { documentNumber } from '../issue-document'
import type { DocumentEntry } from '../stored-document'

type Props = { locale: Locale; documents: DocumentEntry[]; token?: string }

export function DocumentList({ locale, documents, token }: Props) {
  if (documents.length === 0) return null
  const t = translatorFor(locale, 'documents')
  const query = token ? `?key=${encodeURIComponent(token)}` : ''
  return (
    <Card className="px-4 py-5 md:px-6">
      <h2 className="text-lg">{t('heading')}</h2>
      <ul className="mt-3 space-y-2">
        {documents.map(({ id, kind, number, issuedAt, ready }) => {
          const name = t('name', { kind: t(kind), number: documentNumber(number) })
          return (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3">
              {ready ? (
                <a href={`/api/shop/documents/${id}${query}`} className="inline-block py-1 text-accent underline">
                  {name}
                </a>
              ) : (
                <span>{`${name} · ${t('preparing')}`}</span>
              )}
              <span className="text-sm text-ink-soft">{formatDay(sofiaDay(issuedAt), locale, 'full')}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
