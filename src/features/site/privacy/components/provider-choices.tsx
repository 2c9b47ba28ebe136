'use client'

import { type EmbedProvider, embedProviders } from '@/domain/embed'
import { allowEmbeds, useAllowedEmbeds } from '../client/embed-choice'
import { providerNames } from '../paths'

type Props = { words: Record<EmbedProvider, string> }

export function EmbedChoices({ words }: Props) {
  const allowed = useAllowedEmbeds()
  return (
    <ul className="scripted divide-y divide-line overflow-hidden rounded-lg bg-surface inset-ring inset-ring-line">
      {embedProviders.map((provider) => (
        <li key={provider}>
          <label className="flex cursor-pointer items-start gap-3 p-4 md:p-5">
            <input
              type="checkbox"
              checked={allowed.includes(provider)}
              onChange={({ currentTarget }) => allowEmbeds(provider, currentTarget.checked)}
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
  )
}
