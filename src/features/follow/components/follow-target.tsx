'use client'

import { BellRing } from 'lucide-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { Button } from '@/design/button'
import { formatEuro } from '@/design/format'
import { TextField } from '@/design/text-field'
import type { Locale } from '@/i18n/routing'
import { useFollow } from '../client/use-follow'
import { isTarget, targetCents } from '../target'
import { FollowNote, type FollowWords } from './follow-note'

type Props = {
  value: string
  locale: Locale
  name: string
  words: FollowWords & { target: string; hint: string; wrong: string; end: string; below: string }
}

/** Follows a product until its price falls to a target, or ends it. */
export function FollowTarget({ value, locale, name, words }: Props) {
  const subject = useMemo(() => ({ kind: 'product' as const, value }), [value])
  const { followed, signedIn, change, end, problem } = useFollow({ locale, subject, name, failed: words.failed })
  const [wrong, setWrong] = useState(false)

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = String(new FormData(event.currentTarget).get('target') ?? '')
    const cents = targetCents(target)
    const right = cents !== null && isTarget(cents)
    setWrong(!right)
    if (right) await change(target, cents)
  }

  return (
    <div className="follow grid gap-2">
      {followed?.targetCents ? (
        <p className="flex flex-wrap items-center gap-3">
          <BellRing aria-hidden size={18} className="text-accent" />
          <span>
            {words.below} {formatEuro(followed.targetCents, locale)}
          </span>
          <Button variant="secondary" size="sm" onClick={end}>
            {words.end}
          </Button>
        </p>
      ) : (
        <form onSubmit={submitted} noValidate className="flex items-start gap-3">
          <TextField
            label={words.target}
            hint={words.hint}
            error={wrong ? words.wrong : null}
            name="target"
            inputMode="decimal"
            autoComplete="off"
            className="min-w-0 max-w-72 grow"
          />
          <Button type="submit" variant="secondary" className="mt-6.5 shrink-0">
            {words.follow}
          </Button>
        </form>
      )}
      <FollowNote followed={followed !== null} signedIn={signedIn} problem={problem} words={words} />
    </div>
  )
}
