'use client'

import { Eye, PencilLine } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/design/button'
import { fill } from '@/design/cx'
import { focusBeside } from '@/design/focus-beside'
import { formatDay } from '@/design/format'
import { shareLink } from '@/design/share'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import type { OwnShare, ShareMode } from '@/lib/lists/list-schema'
import { endLink, makeLink, shareLinksOf } from '../client/share-links'
import type { ListLabels } from '../labels'

type Props = { listId: string; title: string; locale: Locale; labels: ListLabels }

export function ShareLinks({ listId, title, locale, labels }: Props) {
  const [links, setLinks] = useState<OwnShare[]>([])
  const [made, setMade] = useState('')
  const [said, setSaid] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const load = useCallback(async () => setLinks(await shareLinksOf(listId).catch(() => [])), [listId])
  useEffect(() => void load(), [load])

  async function make(mode: ShareMode) {
    setSaid('')
    const url = await makeLink(listId, mode, locale).catch(() => null)
    if (!url) return setSaid(labels.shareFailed)
    setMade(url)
    const result = await shareLink(title, url)
    setSaid(result === 'copied' ? labels.copied : labels.linkReady)
    await load()
  }

  async function end(id: string) {
    const ended = await endLink(id).then(
      () => true,
      () => false,
    )
    setSaid(ended ? labels.linkEnded : labels.shareFailed)
    if (ended) setMade('')
    await load()
  }

  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="grid gap-2 sm:grid-cols-2">
        <Button ref={first} variant="secondary" onClick={() => make('read')}>
          <Eye aria-hidden size={18} />
          {labels.shareRead}
        </Button>
        <Button variant="secondary" onClick={() => make('edit')}>
          <PencilLine aria-hidden size={18} />
          {labels.shareEdit}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{labels.shareLinkHint}</p>
      <MadeLink url={made} said={said} labels={labels} />
      {links.length > 0 && (
        <div>
          <h3 className="mb-1 text-sm text-ink-soft">{labels.links}</h3>
          <ul>
            {links.map(({ id, mode, createdAt }) => {
              const words = fill(mode === 'read' ? labels.linkRead : labels.linkEdit, {
                day: formatDay(sofiaDay(new Date(createdAt)), locale),
              })
              return (
                <li key={id} className="flex items-center justify-between gap-3 py-1">
                  {words}
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`${labels.endLink}: ${words}`}
                    onClick={({ currentTarget }) => {
                      focusBeside(currentTarget, first.current)
                      void end(id)
                    }}
                  >
                    {labels.endLink}
                  </Button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

type MadeLinkProps = { url: string; said: string; labels: ListLabels }

export function MadeLink({ url, said, labels }: MadeLinkProps) {
  return (
    <>
      {url && (
        <input
          readOnly
          value={url}
          aria-label={labels.linkReady}
          onFocus={(event) => event.target.select()}
          className="w-full rounded-md bg-sunken px-3 py-2.5 text-sm pointer-coarse:text-base inset-ring inset-ring-line"
        />
      )}
      <SheetMessage text={said} />
    </>
  )
}

/** In the sheet, because that covers the page's toasts. */
export function SheetMessage({ text }: { text: string }) {
  return (
    <p role="status" className="text-sm font-medium text-accent empty:sr-only">
      {text}
    </p>
  )
}
