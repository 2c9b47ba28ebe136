'use client'

import { useEffect } from 'react'
import type { Locale } from '@/i18n/routing'
import { ensureList, loadSync } from '../client/list-store'
import { currentEntry, shownEntries } from '../client/stored-lists'
import { registerListWorker, useCopiedList, useStored, useSyncState } from '../client/use-lists'
import { useSharedLink } from '../client/use-shared-link'
import type { ListLabels, TickLabels } from '../labels'
import { ListView } from './list-view'
import { ListWaiting } from './list-waiting'
import { LazyCopiedList } from './sheets'

type Props = { locale: Locale; labels: ListLabels; tick: TickLabels }

export function OpenedList({ locale, labels, tick }: Props) {
  const stored = useStored()
  const state = useSyncState()
  useSharedLink(labels)
  const [copied, leaveCopied] = useCopiedList(labels)
  useEffect(() => {
    // In advance, so that the page also works in a shop without a signal.
    void Promise.allSettled([import('../copy-text'), loadSync()])
    return registerListWorker(locale)
  }, [locale])
  const current = stored && currentEntry(stored)
  useEffect(() => {
    if (stored && !current) ensureList()
  }, [stored, current])
  if (!stored || !current) return <ListWaiting labels={labels} />
  if (copied) {
    const fallback = <ListWaiting labels={labels} />
    const props = { list: copied, locale, labels, tick, onDone: leaveCopied }
    return <LazyCopiedList {...props} isPage fallback={fallback} />
  }
  return (
    <ListView
      key={current.key}
      entries={shownEntries(stored)}
      current={current}
      owner={stored.owner}
      state={state}
      locale={locale}
      labels={labels}
      tick={tick}
    />
  )
}
