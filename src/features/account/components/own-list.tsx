import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { cx } from '@/design/cx'
import { EmptyState } from '@/design/notice'
import { Pagination } from '@/design/pagination'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
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
  next?: string | null
  continued?: boolean
  children: (doc: Doc) => ReactNode
}

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

type Step = { key: string; label: string; date?: string }

export function History({ steps }: { steps: Step[] }) {
  return (
    <ol>
      {steps.map(({ key, label, date }, index) => {
        const last = index === steps.length - 1
        return (
          <li key={key} className="relative flex gap-3 pb-4 last:pb-0">
            {!last && <span aria-hidden className="absolute top-4 bottom-0 left-[0.3125rem] w-0.5 bg-line" />}
            <span
              aria-hidden
              className={cx('mt-1.5 size-3 shrink-0 rounded-full', last ? 'bg-accent' : 'bg-line-strong')}
            />
            <span>
              <span className={cx('block', last && 'font-semibold')}>{label}</span>
              {date && <span className="text-sm text-ink-soft tabular">{date}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
