import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { AccountPage } from '../navigation'
import { AccountMenu } from './account-menu'
import { FreshOnReturn } from './fresh-on-return'

type Props = {
  locale: Locale
  page: AccountPage
  /** Overrides the title of the page. */
  title?: string
  intro?: ReactNode
  children: ReactNode
}

/** The frame of every page of the account: with the menu collapsed above it on a phone, beside it on a desktop. */
export function AccountFrame({ locale, page, title, intro, children }: Props) {
  const t = translatorFor(locale, 'account')
  return (
    <div className="page py-4 md:py-8 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-14 lg:py-12">
      <FreshOnReturn />
      <details className="group mb-6 rounded-md bg-surface inset-ring inset-ring-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('menu.label')}
          <ChevronDown aria-hidden size={20} className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-2">
          <AccountMenu locale={locale} page={page} />
        </div>
      </details>
      <div className="hidden lg:block">
        <div className="sticky top-[calc(var(--header-height)+2rem)]">
          <AccountMenu locale={locale} page={page} />
        </div>
      </div>
      <div className="min-w-0 max-w-4xl">
        <h1 className="text-2xl text-balance md:text-3xl">{title ?? t(`pages.${page}.title`)}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{intro ?? t(`pages.${page}.intro`)}</p>
        <div className="mt-6 md:mt-8">{children}</div>
      </div>
    </div>
  )
}
