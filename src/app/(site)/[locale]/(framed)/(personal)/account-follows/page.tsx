import { Bell } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { ButtonForm } from '@/design/form/button-form'
import { EmptyState } from '@/design/notice'
import { sofiaDay } from '@/domain/calendar-day'
import { AccountFrame } from '@/features/account/components/account-frame'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { EmailWanted } from '@/features/account/components/states'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { setMailsAction, unfollowAction } from '@/features/lists/follow/actions'
import { FollowCard } from '@/features/lists/follow/components/follow-card'
import { MoveFollows } from '@/features/lists/follow/components/move-follows'
import { hitsOf } from '@/features/lists/follow/hits/hits'
import { newsAround } from '@/features/lists/follow/hits/news'
import { followsOf } from '@/features/lists/follow/own-follows'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'follows')

export default async function AccountFollowsPage(props: AccountPageProps) {
  const { locale, customer, query, path } = await openAccount(props, 'follows')
  const t = translatorFor(locale, 'follow')
  const saved = (what: string) => `${localePath(locale, path)}?saved=${what}`
  const follows = await followsOf(customer, locale)
  const news = newsAround(sofiaDay())
  const found = await hitsOf(follows, { locale, newsOf: () => news, once: false })
  const newsOf = new Map(found.map((one) => [one.follow.id, one]))
  const mails = follows.some((follow) => follow.mails)
  return (
    <AccountFrame locale={locale} page="follows">
      <SavedNotice locale={locale} saved={query.saved} />
      <MoveFollows
        locale={locale}
        words={{ text: t('account.moveText'), move: t('account.move'), failed: t('button.failed') }}
      />
      {follows.length === 0 ? (
        <EmptyState
          icon={<Bell size={28} />}
          title={t('account.emptyTitle')}
          text={t('account.emptyText')}
          action={<ButtonLink href={localePath(locale, '/search')}>{t('account.search')}</ButtonLink>}
        />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            {mails && !customer.email ? (
              <EmailWanted locale={locale} why="follows" />
            ) : (
              <p className="text-ink-soft">{t(mails ? 'account.mailsOn' : 'account.mailsOff')}</p>
            )}
            <ButtonForm
              variant="secondary"
              action={setMailsAction}
              hidden={{ locale, mails: mails ? 'off' : 'on', next: saved(mails ? 'mailsOff' : 'mailsOn') }}
            >
              {t(mails ? 'account.stopMails' : 'account.startMails')}
            </ButtonForm>
          </div>
          <ul className="grid gap-3">
            {follows.map((follow) => (
              <li key={follow.id}>
                <FollowCard
                  locale={locale}
                  follow={follow}
                  news={newsOf.get(follow.id)}
                  end={
                    <ButtonForm
                      variant="quiet"
                      action={unfollowAction}
                      hidden={{ locale, id: follow.id, next: saved('unfollowed') }}
                      aria-label={`${t('button.end')}: ${follow.name}`}
                    >
                      {t('button.end')}
                    </ButtonForm>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  )
}
