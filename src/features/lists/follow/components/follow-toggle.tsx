'use client'

import { Bell, BellRing } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@/design/button'
import type { Locale } from '@/i18n/routing'
import { useFollow } from '../client/use-follow'
import type { Subject } from '../types'
import { FollowNote, type FollowWords } from './follow-note'

type Props = Subject & { locale: Locale; name: string; words: FollowWords }

/** Follows a shop, a category or a word, or ends it. */
export function FollowToggle({ kind, value, locale, name, words }: Props) {
  const subject = useMemo(() => ({ kind, value }), [kind, value])
  const { followed, signedIn, change, end, problem } = useFollow({ locale, subject, name, failed: words.failed })
  const Icon = followed ? BellRing : Bell
  return (
    <div className="follow scripted grid justify-items-start gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={followed !== null}
        onClick={() => (followed ? end() : change(null, null))}
      >
        <Icon aria-hidden size={17} className={followed ? 'text-accent' : undefined} />
        {followed ? words.following : words.follow}
      </Button>
      <FollowNote followed={followed !== null} signedIn={signedIn} problem={problem} words={words} />
    </div>
  )
}
