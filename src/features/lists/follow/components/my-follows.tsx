'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { ButtonLink } from '@/design/button'
import { onAuthEvent, signedInState } from '@/features/account/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import { AccountFollows } from './account-follows'
import { BrowserFollows } from './browser-follows'
import type { FollowListWords } from './follow-list'

type Props = {
  locale: Locale
  accountHref: string
  words: FollowListWords & { failed: string; inBrowser: string; inAccount: string; account: string; manage: string }
  empty: ReactNode
}

/** What is followed: in the account of whoever is signed in, else in this browser. The page is the same for everybody. */
export function MyFollows(props: Props) {
  const signedIn = useSyncExternalStore(
    onAuthEvent,
    () => signedInState() !== null,
    () => false,
  )
  return <FollowsOf signedIn={signedIn} {...props} />
}

export function FollowsOf({ signedIn, locale, accountHref, words, empty }: Props & { signedIn: boolean }) {
  const List = signedIn ? AccountFollows : BrowserFollows
  return (
    <>
      <p className="mt-2 text-ink-soft">{signedIn ? words.inAccount : words.inBrowser}</p>
      <div className="mt-6">
        <List locale={locale} words={words} empty={empty} />
      </div>
      <p className="mt-8">
        <ButtonLink variant="secondary" href={accountHref}>
          {signedIn ? words.manage : words.account}
        </ButtonLink>
      </p>
    </>
  )
}
