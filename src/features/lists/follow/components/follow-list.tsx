'use client'

import { X } from 'lucide-react'
import { formatEuro } from '@/design/format'
import { IconButton } from '@/design/icon-button'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { type FollowKind, type LocalFollow, pathOf } from '../types'

export type FollowListWords = { kinds: Record<FollowKind, string>; end: string; below: string }

type Props<Item> = { locale: Locale; follows: Item[]; words: FollowListWords; onEnd: (follow: Item) => void }

/** What is followed, each with a button to end it; the focus stays beside what was ended. */
export function FollowList<Item extends LocalFollow>({ locale, follows, words, onEnd }: Props<Item>) {
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
