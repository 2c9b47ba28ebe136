'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { ButtonLink } from '@/design/button'
import { focusBeside } from '@/design/focus-beside'
import { formatEuro } from '@/design/format'
import { IconButton } from '@/design/icon-button'
import { IntentLink } from '@/design/intent-link'
import { usePerson } from '@/features/auth/client/use-person'
import { type Locale, localePath } from '@/i18n/routing'
import { ApiFailure, post } from '@/lib/forms/client/post'
import {
  evictOwnFollows,
  localFollows,
  noFollows,
  onLocalFollows,
  ownFollows,
  removeLocalFollow,
} from '../client/local-follows'
import { type Follow, type FollowKind, type LocalFollow, langOfName, pathOf } from '../types'

type Props = {
  locale: Locale
  accountHref: string
  words: FollowListWords & { failed: string; inBrowser: string; inAccount: string; account: string; manage: string }
  empty: ReactNode
}

export function MyFollows(props: Props) {
  const person = usePerson()
  // Another person's list is drawn anew, so that nothing of the first stays.
  return <FollowsOf key={person} signedIn={person !== null} {...props} />
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

type FollowListWords = { kinds: Record<FollowKind, string>; end: string; below: string }

type FollowListProps<Item> = { locale: Locale; follows: Item[]; words: FollowListWords; onEnd: (follow: Item) => void }

function FollowList<Item extends LocalFollow>({ locale, follows, words, onEnd }: FollowListProps<Item>) {
  return (
    <ul className="divide-y divide-line">
      {follows.map((follow) => (
        <li key={`${follow.kind} ${follow.value}`} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="text-sm text-ink-soft">{words.kinds[follow.kind]}</p>
            <IntentLink
              href={localePath(locale, pathOf(follow))}
              lang={langOfName(follow, locale)}
              className="font-semibold break-words"
            >
              {follow.name}
            </IntentLink>
            {follow.targetCents !== null && (
              <p className="text-sm text-ink-soft">
                {words.below} {formatEuro(follow.targetCents, locale)}
              </p>
            )}
          </div>
          <IconButton
            label={`${words.end}: ${follow.name}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, document.getElementById('content'))
              onEnd(follow)
            }}
          >
            <X aria-hidden size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

type AccountFollowsProps = { locale: Locale; words: FollowListWords & { failed: string }; empty: ReactNode }

function AccountFollows({ locale, words, empty }: AccountFollowsProps) {
  const [follows, setFollows] = useState<Follow[] | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    ownFollows().then(setFollows, () => setProblem(words.failed))
  }, [words.failed])

  async function end({ id }: Follow) {
    setProblem('')
    try {
      await post('/api/account/follows/end', { id, locale }, words.failed)
      evictOwnFollows()
      setFollows((known) => known?.filter((one) => one.id !== id) ?? null)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.message)
    }
  }

  return (
    <>
      <p role="alert" className="text-sm text-signal empty:hidden">
        {problem}
      </p>
      {follows?.length === 0 ? (
        empty
      ) : (
        <FollowList locale={locale} follows={follows ?? []} words={words} onEnd={(follow) => void end(follow)} />
      )}
    </>
  )
}

type BrowserFollowsProps = { locale: Locale; words: FollowListWords; empty: ReactNode }

/** Follows without an account never leave the browser. */
function BrowserFollows({ locale, words, empty }: BrowserFollowsProps) {
  const follows = useSyncExternalStore(onLocalFollows, localFollows, () => noFollows)
  if (follows.length === 0) return empty
  return <FollowList locale={locale} follows={follows} words={words} onEnd={removeLocalFollow} />
}
