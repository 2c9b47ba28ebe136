'use client'

import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '@/design/button'
import { Dialog } from '@/design/dialog'
import { Select } from '@/design/select'
import { chooseTown } from '../client/town-store'
import type { Town, TownWords } from '../town'
import { townsAnswer, townsPath } from '../towns-answer'

type Props = TownWords & {
  town: Town | null
  isOpen: boolean
  onClose: () => void
}

/** Loads the towns at each opening; a select is searched by typing, on a phone in the system's own list. */
export function TownDialog({ words, isLatin, town, isOpen, onClose }: Props) {
  const [towns, setTowns] = useState<Town[] | 'loading' | 'failed'>('loading')
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let gone = false
    setTowns('loading')
    setRefused(false)
    void readTowns().then((found) => !gone && setTowns(found ?? 'failed'))
    return () => {
      gone = true
    }
  }, [isOpen])

  const keep = (chosen: Town | null) => (chooseTown(chosen) ? onClose() : setRefused(true))
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const slug = new FormData(event.currentTarget).get('town')
    const chosen = typeof towns === 'string' ? undefined : towns.find((each) => each.slug === slug)
    if (chosen) keep(chosen)
  }
  const nameOf = (each: Town) => (isLatin ? each.latin : each.name)
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.title} closeLabel={words.close}>
      {typeof towns === 'string' ? (
        <p role="status">{words[towns]}</p>
      ) : (
        <form onSubmit={save} className="grid gap-4">
          <Select
            key={town?.slug}
            name="town"
            label={words.label}
            required
            defaultValue={town?.slug ?? ''}
            options={[
              { value: '', label: words.pick },
              ...towns
                .map((each) => ({ value: each.slug, label: nameOf(each) }))
                .sort((one, other) => one.label.localeCompare(other.label)),
            ]}
          />
          <p className="max-w-prose text-sm text-ink-soft">{words.stored}</p>
          <p role="alert" className="text-sm text-signal empty:hidden">
            {isRefused && words.notStored}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit">{words.save}</Button>
            {town && (
              <Button variant="secondary" onClick={() => keep(null)}>
                {words.forget}
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** Null where they cannot be loaded, as without a connection. */
async function readTowns(): Promise<Town[] | null> {
  const response = await fetch(townsPath).catch(() => null)
  if (!response?.ok) return null
  return townsAnswer.safeParse(await response.json().catch(() => null)).data?.towns ?? null
}
