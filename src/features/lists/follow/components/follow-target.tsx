'use client'

import { Bell, BellRing } from 'lucide-react'
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/design/button'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { TextField } from '@/design/text-field'
import { signedInState } from '@/features/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import { useFollow } from '../client/use-follow'
import { isTarget, targetCents } from '../target'
import type { Subject } from '../types'

type Props = {
  value: string
  locale: Locale
  name: string
  words: FollowWords & { target: string; hint: string; wrong: string; end: string; below: string }
}

export function FollowTarget({ value, locale, name, words }: Props) {
  const subject = useMemo(() => ({ kind: 'product' as const, value }), [value])
  const { followed, signedIn, change, end, problem } = useFollow({ locale, subject, name, words })
  const [wrong, setWrong] = useState(false)
  const watched = followed?.targetCents ?? null
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // The pressed button is replaced, so the focus would start at the top of the page: the new view's button takes it.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    pressed.current = false
    place.current?.querySelector('button')?.focus()
  })

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('target')
    const target = String(new FormData(event.currentTarget).get('target') ?? '')
    const cents = targetCents(target)
    const right = cents !== null && isTarget(cents)
    setWrong(!right)
    pressed.current = right
    if (right) await change(target, cents)
    else if (field instanceof HTMLElement) field.focus()
  }

  return (
    <div ref={place} className="follow scripted grid gap-2 print:hidden">
      {watched ? (
        <p className="flex flex-wrap items-center gap-3">
          <BellRing aria-hidden size={18} className="text-accent" />
          <span>
            {words.below} {formatEuro(watched, locale)}
          </span>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              pressed.current = true
              void end()
            }}
          >
            {words.end}
          </Button>
        </p>
      ) : (
        <form onSubmit={submitted} noValidate className="flex items-start gap-3 large-type:flex-wrap">
          <TextField
            label={words.target}
            hint={words.hint}
            error={wrong ? words.wrong : null}
            name="target"
            inputMode="decimal"
            autoComplete="off"
            className="min-w-0 max-w-72 grow"
          />
          <Button type="submit" variant="secondary" className="mt-6.5 shrink-0 large-type:mt-0">
            {words.follow}
          </Button>
        </form>
      )}
      <FollowNote followed={followed} signedIn={signedIn} problem={problem} words={words} />
    </div>
  )
}

type FollowToggleProps = Subject & { locale: Locale; name: string; words: FollowWords }

export function FollowToggle({ kind, value, locale, name, words }: FollowToggleProps) {
  const subject = useMemo(() => ({ kind, value }), [kind, value])
  const { followed, signedIn, change, end, problem } = useFollow({ locale, subject, name, words })
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
        <span>{followed ? words.following : words.follow}</span>
      </Button>
      <FollowNote followed={followed} signedIn={signedIn} problem={problem} words={words} />
    </div>
  )
}

type FollowWords = {
  follow: string
  following: string
  failed: string
  notStored: string
  browserOnly: string
  byMail: string
  mailsOff: string
  needsEmail: string
  listLink: string
  listHref: string
  accountHref: string
}

type FollowNoteProps = {
  followed: { mails?: boolean } | null
  signedIn: boolean
  problem: string
  words: FollowWords
}

export function FollowNote({ followed, signedIn, problem, words }: FollowNoteProps) {
  const said = () => {
    if (followed?.mails === false) return words.mailsOff
    // An account made by phone has no address for the mail.
    return signedInState()?.user.email ? words.byMail : words.needsEmail
  }
  return (
    <p role="status" className="max-w-prose text-sm text-ink-soft empty:sr-only">
      {problem && <span className="text-signal">{problem}</span>}
      {!problem && followed && (
        <span>
          {signedIn ? said() : words.browserOnly}{' '}
          <IntentLink href={signedIn ? words.accountHref : words.listHref} className="text-accent underline">
            {words.listLink}
          </IntentLink>
        </span>
      )}
    </p>
  )
}
