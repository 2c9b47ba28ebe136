import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { cx } from './cx'

export type Tone = 'tonePaper' | 'toneSunken' | 'toneSoft' | 'toneDeep' | 'toneNight'

/** The class names of a background; its content takes its colours from it. */
export const toneLook: Record<Tone, string> = {
  tonePaper: '',
  toneSunken: 'tone tone-sunken',
  toneSoft: 'tone tone-soft',
  toneDeep: 'tone tone-deep',
  toneNight: 'tone tone-night',
}

type Props = {
  id?: string | null
  heading?: string | null
  intro?: string | null
  tone?: Tone | null
  /** The language of its texts, where it is not the page's. */
  lang?: Locale
  /** Uses the whole width of the window. */
  full?: boolean
  className?: string
  children: ReactNode
}

/** A section of a page that is built from blocks, with its heading and introduction. */
export function Section({ id, heading, intro, tone, lang, full = false, className, children }: Props) {
  const titleId = heading && id ? `s-${id}` : undefined
  return (
    <section aria-labelledby={titleId} lang={lang} className={cx('section', toneLook[tone ?? 'tonePaper'])}>
      {(heading || intro) && (
        <div className="page section-head">
          {heading && <h2 id={titleId}>{heading}</h2>}
          {intro && <p>{intro}</p>}
        </div>
      )}
      <div className={cx(!full && 'page', className)}>{children}</div>
    </section>
  )
}
