'use client'

import { lazy, Suspense, useEffect } from 'react'
import type { Locale } from '@/i18n/routing'
import { ensureList, loadSync } from '../client/list-store'
import { currentEntry, shownEntries } from '../client/stored-lists'
import { registerListWorker, useCopiedList, useStored, useSyncState } from '../client/use-lists'
import { useSharedLink } from '../client/use-shared-link'
import type { ListLabels, TickLabels } from '../labels'
import { CopiedList, loadSheets } from './sheets'

const loadListView = () => import('./list-view').then((module) => ({ default: module.ListView }))
const ListView = lazy(loadListView)

/** Loaded in advance, so that the page also works in a shop without a signal. */
const loadAll = () => Promise.allSettled([loadListView(), loadSheets(), import('../copy-text'), loadSync()])

type Props = { locale: Locale; labels: ListLabels; tick: TickLabels }

/** The page is the same for everybody, so that it can be cached for shops without a signal. */
export function ListApp({ locale, labels, tick }: Props) {
  const stored = useStored()
  const state = useSyncState()
  useSharedLink(labels)
  const [copied, leaveCopied] = useCopiedList(labels)
  useEffect(() => {
    void loadAll()
    return registerListWorker(locale)
  }, [locale])
  const current = stored && currentEntry(stored)
  useEffect(() => {
    if (stored && !current) ensureList()
  }, [stored, current])
  if (!stored || !current) return <Waiting labels={labels} />
  return (
    <Suspense fallback={<Waiting labels={labels} />}>
      {copied ? (
        <CopiedList list={copied} locale={locale} labels={labels} tick={tick} onDone={leaveCopied} />
      ) : (
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
      )}
    </Suspense>
  )
}

function Waiting({ labels }: { labels: ListLabels }) {
  return (
    <div aria-busy="true" className="scripted grid min-h-96 content-start gap-4">
      <p className="sr-only">{labels.loading}</p>
      <div className="h-12 rounded-md bg-sunken" />
      <div className="h-40 rounded-md bg-sunken" />
    </div>
  )
}
