'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/design/button'
import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { ApiFailure, post } from '@/lib/forms/client/post'
import { localFollows, noFollows, onLocalFollows, removeLocalFollow } from '../client/local-follows'

type Props = { locale: Locale; words: { text: string; move: string; failed: string } }

export function MoveFollows({ locale, words }: Props) {
  const follows = useSyncExternalStore(onLocalFollows, localFollows, () => noFollows)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (follows.length === 0) return null

  async function move() {
    setBusy(true)
    try {
      for (const { kind, value, targetCents } of follows) {
        await post('/api/account/follows', { kind, value, target: targetCents, locale }, words.failed).catch(skipGone)
        removeLocalFollow({ kind, value })
      }
      location.reload()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }

  return (
    <div className="mb-6">
      <Notice tone="note">
        <p>{words.text}</p>
        <Button
          size="sm"
          variant="secondary"
          onClick={move}
          aria-busy={busy || undefined}
          disabled={busy}
          className="mt-2"
        >
          {words.move}
        </Button>
        {problem && (
          <p role="alert" className="mt-2 text-sm text-signal">
            {problem}
          </p>
        )}
      </Notice>
    </div>
  )
}

/** A subject that no longer exists (404) cannot be followed and must not stop the others. */
function skipGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error
}
