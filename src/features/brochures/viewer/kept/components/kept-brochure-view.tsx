'use client'

import { useEffect, useMemo, useState } from 'react'
import { fill } from '@/design/cx'
import { showToast } from '@/design/toast-store'
import { foreignLang } from '@/i18n/foreign-lang'
import { useSofiaDay } from '@/lib/use-sofia-day'
import { PageFlow } from '../../components/page-flow'
import { setAddressQuery } from '../../hooks/use-address'
import { Viewer } from '../../reader/viewer'
import { packBrochure, type ReaderBrochure } from '../../sent-brochure'
import { readKeptBrochure, removeKept } from '../client/kept-store'
import { findKeptWords } from '../find-kept-words'
import { withPastOffers } from '../past-offers'
import { keptName } from '../rules'
import type { KeptBrochure, KeptEntry } from '../shapes'
import { KeptHead, type KeptProps, KeptWaiting, keptTitleId } from './kept-head'
import { OpenedHead } from './opened-head'

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
  const today = useSofiaDay()
  const sent = useMemo(() => packBrochure(withPastOffers(kept, today)), [kept, today])
  const find = useMemo(
    () => async (_: ReaderBrochure, query: string) => findKeptWords(kept, query, locale),
    [kept, locale],
  )
  const onRemove = async () => {
    setAddressQuery('', 'replace')
    await removeKept(entry.id)
    document.getElementById(keptTitleId)?.focus()
    showToast(fill(words.removed, { title: keptName(entry) }))
  }
  return (
    <Viewer brochure={sent} labels={viewer} action={action} find={find}>
      <OpenedHead entry={entry} locale={locale} words={words} today={today} onRemove={() => void onRemove()} />
      <div lang={foreignLang({ lang: reading.locale }, locale)}>
        <PageFlow brochure={sent} labels={flow} action={action} />
      </div>
    </Viewer>
  )
}
