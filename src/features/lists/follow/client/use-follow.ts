'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { signedInState } from '@/features/auth/client/auth-store'
import { loadSession, mayBeSignedIn } from '@/features/auth/client/load-session'
import { usePerson } from '@/features/auth/client/use-person'
import type { Locale } from '@/i18n/routing'
import { ApiFailure, post } from '@/lib/forms/client/post'
import type { Follow, LocalFollow, Subject } from '../types'
import {
  addLocalFollow,
  evictOwnFollows,
  isSameSubject,
  localFollows,
  noFollows,
  onLocalFollows,
  ownFollows,
  removeLocalFollow,
} from './local-follows'

/** A click before the session is known waits for the answer. */
async function isSignedIn(): Promise<boolean> {
  if (signedInState() === null && mayBeSignedIn()) await loadSession()
  return signedInState() !== null
}

/** Without an answer the button is shown as not pressed. */
const known = () => ownFollows().catch((): Follow[] => [])

type Options = { locale: Locale; subject: Subject; name: string; words: { failed: string; notStored: string } }

export function useFollow({ locale, subject, name, words: { failed, notStored } }: Options) {
  const person = usePerson()
  const signedIn = person !== null
  const local = useSyncExternalStore(onLocalFollows, localFollows, () => noFollows)
  const [own, setOwn] = useState<Follow[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (!person) return
    let isLeft = false
    void known().then((follows) => {
      if (!isLeft) setOwn(follows)
    })
    return () => {
      isLeft = true
      setOwn([])
    }
  }, [person])

  const list: (LocalFollow & { id?: string; mails?: boolean })[] = signedIn ? own : local
  const followed = list.find((one) => isSameSubject(one, subject)) ?? null

  const change = useCallback(
    async (target: string | null, cents: number | null) => {
      setProblem('')
      if (!(await isSignedIn())) {
        if (!addLocalFollow({ ...subject, name, targetCents: cents })) setProblem(notStored)
        return
      }
      try {
        await post('/api/account/follows', { ...subject, target, locale }, failed)
        evictOwnFollows()
        setOwn(await known())
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        setProblem(error.message)
      }
    },
    [subject, name, locale, failed, notStored],
  )
  const end = useCallback(async () => {
    setProblem('')
    if (!followed?.id) return removeLocalFollow(subject)
    try {
      await post('/api/account/follows/end', { id: followed.id, locale }, failed)
      evictOwnFollows()
      setOwn(await known())
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.message)
    }
  }, [followed, subject, locale, failed])
  return { followed, signedIn, change, end, problem }
}
