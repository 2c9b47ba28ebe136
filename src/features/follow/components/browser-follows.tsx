'use client'

import { X } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { formatEuro } from '@/design/format'
import { IconButton } from '@/design/icon-button'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { localFollows, noFollows, onLocalFollows, removeLocalFollow } from '../client/local-follows'
import { type FollowKind, pathOf } from '../types'

type Props = {
  locale: Locale
  words: { kinds: Record<FollowKind, string>; end: string; below: string }
  empty: ReactNode
}

/** What is followed in this browser, without an account; it never leaves the browser. */
export function BrowserFollows({ locale, words, empty }: Props) {
  const follows = useSyncExternalStore(onLocalFollows, localFollows, () => noFollows)
  if (follows.length === 0) return empty
  return (
    <ul className="divide-y divide-line">
      {follows.map((follow) => (
        <li key={`${follow.kind} ${follow.value}`} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="text-sm text-ink-soft">{words.kinds[follow.kind]}</p>
            <IntentLink href={localePath(locale, pathOf(follow))} className="font-semibold break-words">
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
              const own = currentTarget.closest('li')
              const beside = own?.nextElementSibling ?? own?.previousElementSibling
              beside?.querySelector('button')?.focus()
              removeLocalFollow(follow)
            }}
          >
            <X aria-hidden size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
