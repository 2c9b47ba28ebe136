import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { ReloadForAnother } from '@/features/auth/client/reload-for-another'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { AccountPage } from '@/lib/account-paths'
import { currentMark, menuGroups } from '../navigation'
import { entryLook, menuIcons } from './menu-icons'
import { AdminLink, SignOut } from './session-links'

type Props = {
  locale: Locale
  page: AccountPage
  title?: string
  intro?: ReactNode
  children: ReactNode
}

export function AccountFrame({ locale, page, title, intro, children }: Props) {
  const t = translatorFor(locale, 'account')
  return (
    <div className="page py-4 md:py-8 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-14 lg:py-12">
      <ReloadForAnother />
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

function AccountMenu({ locale, page }: { locale: Locale; page: AccountPage }) {
  const t = translatorFor(locale, 'account')
  const layout = translatorFor(locale, 'layout')
  return (
    <nav aria-label={t('menu.label')}>
      <div className="space-y-4">
        {menuGroups.map(({ key: group, links }) => (
          <div key={group}>
            {group !== 'overview' && (
              <p className="px-3 pb-1 text-xs font-semibold text-ink-faint">{t(`menu.${group}`)}</p>
            )}
            <ul>
              {links.map(({ key, path }) => {
                const Icon = menuIcons[key]
                return (
                  <li key={key}>
                    <IntentLink
                      href={localePath(locale, path)}
                      aria-current={currentMark(key, page)}
                      className={entryLook}
                    >
                      <Icon aria-hidden size={19} strokeWidth={1.8} className="shrink-0" />
                      {t(`pages.${key}.menu`)}
                    </IntentLink>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <AdminLink href={localePath(locale, '/admin/broshura-dashboard')} label={layout('account.admin')} />
        <SignOut locale={locale} label={t('menu.signOut')} failed={t('menu.signOutFailed')} />
      </div>
    </nav>
  )
}

type SectionProps = { title: string; intro?: string; className?: string; children: ReactNode }

export function AccountSection({ title, intro, className, children }: SectionProps) {
  return (
    <section className={className}>
      <Card className="h-full px-4 py-5 md:px-6">
        <h2 className="text-lg">{title}</h2>
        {intro && <p className="mt-1 max-w-prose text-sm text-ink-soft">{intro}</p>}
        <div className={cx(intro ? 'mt-5' : 'mt-4')}>{children}</div>
      </Card>
    </section>
  )
}
