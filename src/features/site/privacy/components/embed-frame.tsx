'use client'

import { Map as MapIcon, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button'
import type { Embed } from '@/domain/embed'
import { allowEmbeds, useAllowedEmbeds } from '../client/embed-choice'

type EmbedWords = Record<'load' | 'note' | 'change' | 'always' | 'open' | 'centre' | 'notStored', string>

type Props = { embed: Embed; title: string; centreHref: string; words: EmbedWords }

/** Nothing is requested from the other site before the visitor agrees. */
export function EmbedFrame({ embed: { provider, frame, page }, title, centreHref, words }: Props) {
  const isAlwaysAllowed = useAllowedEmbeds().includes(provider)
  const [isAllowed, setAllowed] = useState(false)
  const [always, setAlways] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (isAllowed || isAlwaysAllowed) {
    return (
      <>
        <iframe
          src={frame}
          title={title}
          loading="lazy"
          allow="fullscreen; picture-in-picture; encrypted-media"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full rounded-lg bg-sunken"
        />
        {isRefused && (
          <p role="alert" className="mt-2 text-sm text-signal">
            {words.notStored}
          </p>
        )}
        {isAlwaysAllowed && (
          <p className="mt-2 text-sm text-ink-soft">
            {words.change}{' '}
            <a href={centreHref} className="text-accent underline">
              {words.centre}
            </a>
          </p>
        )}
      </>
    )
  }
  const Icon = provider === 'openstreetmap' ? MapIcon : Play
  const load = () => {
    if (always) setRefused(!allowEmbeds(provider, true))
    setAllowed(true)
  }
  return (
    <div className="flex min-h-64 w-full flex-col items-center justify-center gap-4 rounded-lg bg-sunken px-5 py-8 text-center inset-ring inset-ring-line sm:aspect-video">
      <span className="grid size-14 place-items-center rounded-full bg-surface text-accent inset-ring inset-ring-line">
        <Icon aria-hidden size={24} />
      </span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-sm text-ink-soft">
        {words.note}{' '}
        <a href={centreHref} className="text-accent underline">
          {words.centre}
        </a>
      </p>
      <div className="scripted flex flex-col items-center gap-3">
        <Button onClick={load}>{words.load}</Button>
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={always}
            onChange={({ currentTarget }) => setAlways(currentTarget.checked)}
            className="size-5 accent-accent"
          />
          {words.always}
        </label>
      </div>
      <a href={page} target="_blank" rel="noopener" className="text-sm text-accent underline">
        {words.open}
      </a>
    </div>
  )
}
