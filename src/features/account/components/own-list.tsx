import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/empty-state'
import { Pagination } from '@/design/pagination'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '../navigation'
import { menuIcons } from './menu-icons'

type ListPage =
  | 'cancellations'
  | 'downloads'
  | 'orders'
  | 'paymentMethods'
  | 'refunds'
  | 'returns'
  | 'reviews'
  | 'shippingMethods'

/** Says what an empty list will hold, and where to go until then. */
export function EmptyList({ locale, page }: { locale: Locale; page: ListPage }) {
  const t = translatorFor(locale, 'account.empty')
  const Icon = menuIcons[page]
  return (
    <EmptyState
      icon={<Icon size={28} />}
      title={t(`${page}.title`)}
      text={t(`${page}.text`)}
      action={
        <ButtonLink href={localePath(locale, '/')} variant="secondary">
          {t('browse')}
        </ButtonLink>
      }
    />
  )
}

type Props<Doc> = {
  locale: Locale
  page: ListPage
  docs: Doc[]
  /** The cursor of the next page. */
  next?: string | null
  /** Whether this is not the first page. */
  continued?: boolean
  children: (doc: Doc) => ReactNode
}

/** A list of the customer's own documents, from new to old. */
export function OwnList<Doc extends { id: string }>({ locale, page, docs, next, continued, children }: Props<Doc>) {
  const t = translatorFor(locale, 'account.paging')
  if (docs.length === 0 && !continued) return <EmptyList locale={locale} page={page} />
  const path = localePath(locale, accountPaths[page])
  return (
    <>
      <ul className="space-y-3">
        {docs.map((doc) => (
          <li key={doc.id}>{children(doc)}</li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          label={t('label')}
          previous={continued ? { href: path, label: t('newest') } : null}
          next={next ? { href: `${path}?after=${encodeURIComponent(next)}`, label: t('older') } : null}
        />
      </div>
    </>
  )
}
