'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/design/button'
import { Dialog } from '@/design/dialog'
import { showToast } from '@/design/toast-store'
import type { Locale } from '@/i18n/routing'
import { deleteStored, readStored } from '../client/stored'
import { type Entry, type StoredItemName, storedItemNames, storedItemOf } from '../stored-items'
import { type EntryWords, StoredThing, type ThingWords } from './stored-item'

type Wanted = StoredItemName | 'other'

export type StoredWords = {
  things: Record<Wanted, ThingWords>
  deleteAll: string
  allGone: string
  ask: string
  askText: string
  confirm: string
  close: string
  done: string
  failed: string
  entry: EntryWords
}

/**
 * What this site may keep in a browser, each with its reason; with script also what it keeps in this one right now, and the
 * way to delete it.
 */
export function StoredThings({ locale, words }: { locale: Locale; words: StoredWords }) {
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const [asked, setAsked] = useState<readonly Wanted[] | null>(null)
  const look = useCallback(() => readStored().then(setEntries), [])
  useEffect(() => {
    void look()
    addEventListener('focus', look)
    addEventListener('storage', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('storage', look)
    }
  }, [look])

  const others = entries?.some((entry) => storedItemOf(entry) === 'other') ? (['other'] as const) : []
  const shown: readonly Wanted[] = [...storedItemNames, ...others]
  const carryOut = async () => {
    const wanted = asked ?? []
    setAsked(null)
    const gone = await deleteStored(wanted, locale, words.failed).then(
      () => true,
      () => false,
    )
    showToast(gone ? words.done : words.failed)
    await look()
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface inset-ring inset-ring-line">
        {shown.map((thing) => (
          <StoredThing
            key={thing}
            words={words.things[thing]}
            entryWords={words.entry}
            entries={entries?.filter((entry) => storedItemOf(entry) === thing) ?? null}
            onDelete={() => setAsked([thing])}
          />
        ))}
      </ul>
      {entries && (
        <p className="mt-5">
          {entries.length > 0 ? (
            <Button variant="secondary" onClick={() => setAsked(shown)}>
              {words.deleteAll}
            </Button>
          ) : (
            words.allGone
          )}
        </p>
      )}
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={words.ask} closeLabel={words.close}>
        <p>{words.askText}</p>
        <ul className="mt-3 list-disc pl-5 text-ink-soft">
          {asked?.map((thing) => (
            <li key={thing}>{words.things[thing].title}</li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={carryOut}>{words.confirm}</Button>
          <Button variant="quiet" onClick={() => setAsked(null)}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
