import type { Metadata } from 'next'
import { requireCustomer } from '@/features/auth/customer'
import { openPage } from '@/features/site/redirects/open-page'
import { listTitle } from '@/features/site/seo/list-title'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type AccountPage, accountPaths } from '@/lib/account-paths'

export interface AccountPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function openAccount({ params, searchParams }: AccountPageProps, page: AccountPage) {
  const path = accountPaths[page]
  const locale = await openPage((await params).locale, path)
  const given = Object.entries(await searchParams).flatMap(([name, value]) => {
    const [first] = [value].flat()
    return first === undefined ? [] : [[name, first]]
  })
  const query: Record<string, string | undefined> = Object.fromEntries(given)
  const search = new URLSearchParams(given).toString()
  const { customer, claims } = await requireCustomer(locale, search ? `${path}?${search}` : path)
  return { locale, customer, claims, query, path }
}

export async function accountMetadata(
  { params, searchParams }: AccountPageProps,
  page: AccountPage,
): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'account.pages')
  const title = listTitle(locale, { title: t(`${page}.title`), continued: 'after' in (await searchParams) })
  return pageMetadata({ locale, path: accountPaths[page], title, index: false })
}
