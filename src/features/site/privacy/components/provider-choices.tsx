'use client'

import { useState } from 'react'
import { type EmbedProvider, embedProviders } from '@/domain/embed'
import { allowEmbeds, useAllowedEmbeds } from '../client/embed-choice'
import { providerNames } from '../paths'

type Props = { words: Record<EmbedProvider | 'notStored', string> }

export function EmbedChoices({ words }: Props) {
  const allowed = useAllowedEmbeds()
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      <ul className="scripted divide-y divide-line overflow-hidden rounded-lg bg-surface inset-ring inset-ring-line">
        {embedProviders.map((provider) => (
          <li key={provider}>
            <label className="flex cursor-pointer items-start gap-3 p-4 md:p-5">
              <input
                type="checkbox"
                checked={allowed.includes(provider)}
                onChange={({ currentTarget }) => setRefused(!allowEmbeds(provider, currentTarget.checked))}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span>
                <span className="font-semibold">{providerNames[provider]}</span>
                <span className="mt-1 block max-w-prose text-sm text-ink-soft">{words[provider]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 text-sm text-signal empty:hidden">
        {isRefused && words.notStored}
      </p>
    </>
  )
}
