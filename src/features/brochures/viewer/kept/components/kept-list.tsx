'use client'

import { BookmarkPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { Chip } from '@/design/chip'
import { fill } from '@/design/cx'
import { formatDayRange, formatMegabytes } from '@/design/format'
import { EmptyState, Notice } from '@/design/notice'
import { showToast } from '@/design/toast-store'
import type { CalendarDay } from '@/domain/calendar-day'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { useSofiaDay } from '@/lib/use-sofia-day'
import { removeKept } from '../client/kept-store'
import { keptHref } from '../kept-path'
import { keptPictureUrl } from '../kept-pictures'
import { bytesOf, keptName } from '../rules'
import type { KeptEntry } from '../shapes'
import { KeptHead, type KeptProps, type KeptWords, keptTitleId } from './kept-head'

/** Where the browser has not promised to keep what is stored. */
function useMayBeCleared(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => {
    void navigator.storage?.persisted?.().then((isLasting) => setMay(!isLasting))
  }, [])
  return may
}

type Props = Pick<KeptProps, 'locale' | 'words' | 'limit'> & { kept: KeptEntry[]; isMissing: boolean }

export function KeptList({ locale, words, limit, kept, isMissing }: Props) {
  const today = useSofiaDay()
  const mayBeCleared = useMayBeCleared()
  const onRemove = async (entry: KeptEntry) => {
    document.getElementById(keptTitleId)?.focus()
    await removeKept(entry.id)
    showToast(fill(words.removed, { title: keptName(entry) }))
  }
  return (
    <KeptHead words={words} limit={limit}>
      {isMissing && (
        <Notice tone="note">
          <p>{words.missing}</p>
        </Notice>
      )}
      {kept.length === 0 ? (
        <EmptyState
          icon={<BookmarkPlus size={28} />}
          title={words.emptyTitle}
          text={words.emptyText}
          action={<ButtonLink href={localePath(locale, '/')}>{words.toBrochures}</ButtonLink>}
        />
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {fill(words.used, { used: formatMegabytes(bytesOf(kept), locale), limit })}
          </p>
          <ul className="grid gap-4 lg:grid-cols-2">
            {kept.map((entry) => (
              <KeptRow
                key={entry.id}
                entry={entry}
                locale={locale}
                words={words}
                today={today}
                onRemove={() => void onRemove(entry)}
              />
            ))}
          </ul>
          {mayBeCleared && <p className="max-w-prose text-sm text-ink-soft">{words.mayBeCleared}</p>}
        </>
      )}
    </KeptHead>
  )
}

type RowProps = { entry: KeptEntry; locale: Locale; words: KeptWords; today: CalendarDay; onRemove: () => void }

function KeptRow({ entry, locale, words, today, onRemove }: RowProps) {
  const { title, titleLang, shop, edition, cover, pages, bytes, slug, validFrom, validTo } = entry
  return (
    <li>
      <Card className="flex h-full items-start gap-4 p-4">
        <img
          src={keptPictureUrl(cover.base)}
          alt=""
          width={cover.width}
          height={cover.height}
          decoding="async"
          style={{ backgroundImage: `url("${cover.placeholder}")` }}
          className="h-28 w-20 shrink-0 rounded-sm bg-sunken bg-cover object-cover object-top"
        />
        <div className="grid min-w-0 grow gap-1">
          <h2 className="text-lg wrap-anywhere">
            {/* A page opened anew belongs to its service worker, which has the pictures. */}
            <a href={keptHref(locale, slug)} lang={foreignLang({ lang: titleLang }, locale)} className="touch-target">
              {title}
            </a>
          </h2>
          <p className="text-ink-soft">{[shop, edition].filter(Boolean).join(', ')}</p>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {formatDayRange(validFrom, validTo, locale)}
            {validTo < today && <Chip tone="neutral">{words.ended}</Chip>}
          </p>
          <p className="text-sm text-ink-soft">{fill(words.facts, { pages, size: formatMegabytes(bytes, locale) })}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2 justify-self-start"
            aria-label={fill(words.removeNamed, { title: keptName(entry) })}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      </Card>
    </li>
  )
}
