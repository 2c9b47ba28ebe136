import type { ReactNode } from 'react'
import { fill } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import type bg from '../../../../../../messages/bg.json'
import type { OfferAction, ViewerLabels } from '../../sent-brochure'

export type KeptWords = (typeof bg)['kept']['page']

export type KeptProps = { locale: Locale; words: KeptWords; limit: string; viewer: ViewerLabels; action: OfferAction }

export function KeptWaiting({ words, limit }: Pick<KeptProps, 'words' | 'limit'>) {
  return (
    <KeptHead words={words} limit={limit}>
      <p role="status" className="scripted text-ink-soft">
        {words.waiting}
      </p>
    </KeptHead>
  )
}

/** Has the focus when what had it is gone. */
export const keptTitleId = 'kept-title'

type HeadProps = Pick<KeptProps, 'words' | 'limit'> & { children: ReactNode }

export function KeptHead({ words, limit, children }: HeadProps) {
  return (
    <div className="grid gap-5">
      <h1 id={keptTitleId} tabIndex={-1} className="text-2xl outline-none md:text-4xl">
        {words.title}
      </h1>
      <p className="max-w-prose text-ink-soft">{fill(words.intro, { limit })}</p>
      {children}
    </div>
  )
}
