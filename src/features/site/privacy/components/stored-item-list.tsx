'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/design/button'
import { Chip } from '@/design/chip'
import { Dialog } from '@/design/dialog'
import { showToast } from '@/design/toast-store'
import { deleteStored, readStoredItems } from '../client/stored'
import {
  places,
  type StoragePlace,
  type StoredEntry,
  type StoredItemName,
  storedItemNames,
  storedItemOf,
  storedNames,
} from '../stored-items'

type Wanted = StoredItemName | 'other'

type StoredItemWords = { title: string; text: string; lasts: string }

type EntryWords = {
  stored: string
  nothing: string
  show: string
  hidden: string
  delete: string
  deleteNamed: string
  places: Record<StoragePlace, string>
}

type Props = {
  item: Wanted
  words: StoredItemWords
  entryWords: EntryWords
  entries: StoredEntry[] | null
  onDelete: () => void
}

const longest = 400

function StoredItem({ item, words: { title, text, lasts }, entryWords: t, entries, onDelete }: Props) {
  const isStored = entries !== null && entries.length > 0
  return (
    <li className="p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        {entries && <Chip tone={isStored ? 'accent' : 'neutral'}>{isStored ? t.stored : t.nothing}</Chip>}
      </div>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      <p className="mt-1 text-sm text-ink-soft">{lasts}</p>
      {item !== 'other' &&
        places.map((place) => {
          const names = storedNames[item][place]
          return (
            names && (
              <p key={place} className="mt-1 text-xs break-words text-ink-soft">
                {t.places[place]}: <span translate="no">{names.join(', ').replaceAll('*', '…')}</span>
              </p>
            )
          )
        })}
      {isStored && (
        <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" onClick={onDelete} aria-label={t.deleteNamed.replace('{item}', title)}>
            {t.delete}
          </Button>
          <details className="min-w-0 grow basis-60">
            <summary className="inline-block cursor-pointer py-2 text-sm text-accent">{t.show}</summary>
            <dl className="mt-1 space-y-2 text-sm">
              {entries.map(({ place, name, value }) => (
                <div key={`${place} ${name}`}>
                  <dt className="font-semibold break-all text-ink-soft">{name}</dt>
                  <dd className="break-all">{value === null ? t.hidden : value.slice(0, longest)}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      )}
    </li>
  )
}

export type StoredWords = {
  items: Record<Wanted, StoredItemWords>
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
 * The items that this site may store with their reasons; with JavaScript also the present entries and a way to delete
 * them. `signOut` ends the session of the account, if there is one.
 */
export function StoredItemList({ words, signOut }: { words: StoredWords; signOut: () => Promise<void> }) {
  const [entries, setEntries] = useState<StoredEntry[] | null>(null)
  const [asked, setAsked] = useState<readonly Wanted[] | null>(null)
  const look = useCallback(() => readStoredItems().then(setEntries), [])
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
    const gone = await deleteStored(wanted, signOut).then(
      () => true,
      () => false,
    )
    showToast(gone ? words.done : words.failed)
    await look()
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface inset-ring inset-ring-line">
        {shown.map((item) => (
          <StoredItem
            key={item}
            item={item}
            words={words.items[item]}
            entryWords={words.entry}
            entries={entries?.filter((entry) => storedItemOf(entry) === item) ?? null}
            onDelete={() => setAsked([item])}
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
          {asked?.map((item) => (
            <li key={item}>{words.items[item].title}</li>
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
