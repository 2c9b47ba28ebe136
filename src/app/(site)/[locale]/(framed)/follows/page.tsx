import { Bell } from 'lucide-react'
import type { Metadata } from 'next'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/notice'
import { MyFollows } from '@/features/lists/follow/components/my-follows'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'

const path = '/follows'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'follow.browser')
  return pageMetadata({ locale, path, title: t('title'), description: t('intro'), index: false })
}

export default async function FollowsPage({ params }: Props) {
  const locale = await openPage((await params).locale, path)
  const t = translatorFor(locale, 'follow.browser')
  const words = translatorFor(locale, 'follow')
  return (
    <div className="page py-6 md:py-10">
      <div className="max-w-2xl">
        <h1 className="text-2xl md:text-4xl">{t('title')}</h1>
        <MyFollows
          locale={locale}
          accountHref={localePath(locale, accountPaths.follows)}
          words={{
            kinds: {
              shop: words('kind.shop'),
              category: words('kind.category'),
              word: words('kind.word'),
              product: words('kind.product'),
            },
            end: words('button.end'),
            below: words('button.below'),
            failed: words('button.failed'),
            inBrowser: t('intro'),
            inAccount: t('inAccount'),
            account: t('account'),
            manage: t('manage'),
          }}
          empty={
            <EmptyState
              icon={<Bell size={28} />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<ButtonLink href={localePath(locale, '/search')}>{words('account.search')}</ButtonLink>}
            />
          }
        />
      </div>
    </div>
  )
}
