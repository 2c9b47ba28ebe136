'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '@/i18n/routing'
import { ApiFailure, post } from '@/lib/forms/client/post'
import { evictOwnFollows, ownFollows } from '../client/own-follows'
import type { Follow } from '../types'
import { FollowList, type FollowListWords } from './follow-list'

type Props = { locale: Locale; words: FollowListWords & { failed: string }; empty: ReactNode }

/** What the account follows; the news about it and the settings of the mails are on its own page. */
export function AccountFollows({ locale, words, empty }: Props) {
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
