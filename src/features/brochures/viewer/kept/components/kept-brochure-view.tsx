'use client'

import { BookOpen } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/design/button'
import { buttonLook, fill } from '@/design/cx'
import { formatDayRange, formatMegabytes } from '@/design/format'
import { showToast } from '@/design/toast-store'
import { sofiaDay } from '@/domain/calendar-day'
import { foreignLang } from '@/i18n/foreign-lang'
import { PageFlow } from '../../components/page-flow'
import { setAddressQuery } from '../../hooks/use-address'
import { Viewer } from '../../reader/viewer'
import { packBrochure, type ReaderBrochure } from '../../sent-brochure'
import { readKeptBrochure, removeKept } from '../client/kept-store'
import { findKeptWords } from '../find-kept-words'
import { keptHref } from '../kept-path'
import type { KeptBrochure, KeptEntry } from '../shapes'
import { KeptHead, type KeptProps, KeptWaiting, keptTitleId } from './kept-head'

type Props = KeptProps & { entry: KeptEntry }

/** What is kept, in the same viewer as with a connection; its words are searched here. */
export function KeptBrochureView(props: Props) {
  const { entry, words, limit } = props
  // A newer version has a key of its own.
  const [opened] = useState(entry)
  const [kept, setKept] = useState<KeptBrochure | 'outdated' | null>(null)
  useEffect(() => {
    void readKeptBrochure(opened).then((read) => setKept(read ?? 'outdated'))
  }, [opened])
  if (kept === 'outdated') {
    return (
      <KeptHead words={words} limit={limit}>
        <p role="status">{words.outdated}</p>
      </KeptHead>
    )
  }
  return kept ? <OpenBrochure {...props} kept={kept} /> : <KeptWaiting words={words} limit={limit} />
}

function OpenBrochure({ entry, kept, locale, words, viewer, action }: Props & { kept: KeptBrochure }) {
  const { reading, flow } = kept
  const sent = useMemo(() => packBrochure(withPastOffers(kept, sofiaDay())), [kept])
  const find = useMemo(() => async (_: ReaderBrochure, query: string) => findKeptWords(kept, query), [kept])
  const { id, title, titleLang, shop, pages, bytes, validFrom, validTo } = entry
  const onRemove = async () => {
    setAddressQuery('', 'replace')
    await removeKept(id)
    document.getElementById(keptTitleId)?.focus()
    showToast(fill(words.removed, { title }))
  }
  return (
    <Viewer brochure={sent} labels={viewer} action={action} find={find}>
      <header className="grid gap-3">
        <p>
          <a href={keptHref(locale)} className="inline-block py-1 text-accent underline underline-offset-3">
            {words.all}
          </a>
        </p>
        <p className="font-medium">{shop}</p>
        <h1 lang={foreignLang({ lang: titleLang }, locale)} className="text-2xl wrap-anywhere md:text-4xl">
          {title}
        </h1>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{formatDayRange(validFrom, validTo, locale)}</span>
          <span>{fill(words.facts, { pages, size: formatMegabytes(bytes, locale) })}</span>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a href="#page-1" data-open-page="" className={buttonLook('primary')}>
            <BookOpen aria-hidden size={20} />
            {words.read}
          </a>
          <Button variant="secondary" onClick={() => void onRemove()}>
            {words.remove}
          </Button>
        </div>
      </header>
      <div lang={foreignLang({ lang: reading.locale }, locale)}>
        <PageFlow brochure={sent} labels={flow} action={action} />
      </div>
    </Viewer>
  )
}

/** Prices that were current when the brochure was kept may have ended since. */
function withPastOffers({ reading, pastLabel }: KeptBrochure, today: string): ReaderBrochure {
  return {
    ...reading,
    pages: reading.pages.map((page) => ({
      ...page,
      offers: page.offers.map((offer) => (offer.validTo < today ? { ...offer, pastLabel } : offer)),
    })),
  }
}
