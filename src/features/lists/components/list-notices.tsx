'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/design/button'
import { Notice } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { readStored } from '@/lib/browser-storage'
import type { ListEntry } from '@/lib/lists/list-schema'
import { quarantineKeys } from '../client/list-storage'
import { confirmLinkEnded } from '../client/list-store'
import type { SyncState } from '../client/sync'
import type { ListLabels } from '../labels'

type Props = {
  current: ListEntry
  owner: string | null
  state: SyncState
  oldPrices: boolean
  locale: Locale
  labels: ListLabels
}

export function ListNotices({ current, owner, state, oldPrices, locale, labels }: Props) {
  const shared = current.share && (current.share.mode === 'read' ? labels.sharedRead : labels.sharedEdit)
  const login = `${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, '/list'))}`
  return (
    <div className="grid gap-3 text-sm text-ink-soft print:hidden">
      <div role="status" className="empty:sr-only">
        {state === 'waiting' && <Notice tone="note">{labels.waiting}</Notice>}
        {state === 'set-aside' && <Notice tone="note">{labels.setAside}</Notice>}
        {state === 'refused' && <Notice tone="problem">{labels.refused}</Notice>}
      </div>
      <AsideNotice labels={labels} />
      {oldPrices && <p>{labels.oldPrices}</p>}
      {shared && <p>{shared}</p>}
      {!shared && owner && <p>{labels.savedInAccount}</p>}
      {!shared && !owner && (
        <p>
          {labels.savedHere}{' '}
          <a href={login} className="text-accent underline underline-offset-3">
            {labels.savedHereSignIn}
          </a>
        </p>
      )}
    </div>
  )
}

function AsideNotice({ labels }: { labels: ListLabels }) {
  const [keys, setKeys] = useState<string[]>([])
  useEffect(() => setKeys(quarantineKeys()), [])
  if (keys.length === 0) return null
  const save = (key: string) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([readStored(key) ?? ''], { type: 'application/json' }))
    link.download = `${key}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Notice tone="note">
      {labels.aside}{' '}
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => save(key)}
          className="text-accent underline underline-offset-3 touch-target"
        >
          {labels.asideDownload}
        </button>
      ))}
    </Notice>
  )
}

type LinkEndedNoticeProps = { entry: ListEntry; labels: ListLabels }

export function LinkEndedNotice({ entry: { key, linkEnded }, labels }: LinkEndedNoticeProps) {
  return (
    <div role="status" className="empty:sr-only print:hidden">
      {linkEnded && (
        <Notice tone="note">
          <p>{labels.sharedEnded}</p>
          <Button variant="secondary" size="sm" onClick={() => confirmLinkEnded(key)} className="mt-2">
            {labels.sharedEndedRead}
          </Button>
        </Notice>
      )}
    </div>
  )
}
