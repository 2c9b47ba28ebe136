import { Button } from '@/design/button'
import { Chip } from '@/design/chip'
import type { Entry } from '../stored-items'

/** What it is, why it is kept, and until when. */
export type ThingWords = { title: string; text: string; lasts: string }

export type EntryWords = {
  stored: string
  nothing: string
  show: string
  hidden: string
  delete: string
  deleteNamed: string
}

type Props = {
  words: ThingWords
  entryWords: EntryWords
  /** The current entries; null before they were read. */
  entries: Entry[] | null
  onDelete: () => void
}

const longest = 400

export function StoredThing({ words: { title, text, lasts }, entryWords: t, entries, onDelete }: Props) {
  const isStored = entries !== null && entries.length > 0
  return (
    <li className="p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        {entries && <Chip tone={isStored ? 'accent' : 'neutral'}>{isStored ? t.stored : t.nothing}</Chip>}
      </div>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      <p className="mt-1 text-sm text-ink-soft">{lasts}</p>
      {isStored && (
        <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" onClick={onDelete} aria-label={t.deleteNamed.replace('{thing}', title)}>
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
