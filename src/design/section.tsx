import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { cx } from './cx'

export type Tone = 'tonePaper' | 'toneSunken' | 'toneSoft' | 'toneDeep' | 'toneNight'

/** Content inherits its colours from the background's class. */
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
  lang?: Locale
  /** Language of the children, where they are words of ours and not of the block. */
  bodyLang?: Locale
  full?: boolean
  beside?: boolean
  className?: string
  children: ReactNode
}

export function Section(props: Props) {
  const { id, heading, intro, tone, lang, bodyLang, full = false, beside = false, className, children } = props
  const titleId = heading && id ? `s-${id}` : undefined
  const head = (heading || intro) && (
    <div className={cx('section-head', !beside && 'page')}>
      {heading && <h2 id={titleId}>{heading}</h2>}
      {intro && <p>{intro}</p>}
    </div>
  )
  const body = (
    <div lang={lang && bodyLang} className={cx(!full && !beside && 'page', className)}>
      {children}
    </div>
  )
  return (
    <section aria-labelledby={titleId} lang={lang} className={cx('section', toneLook[tone ?? 'tonePaper'])}>
      {beside ? (
        <div className="page section-beside">
          {head}
          {body}
        </div>
      ) : (
        <>
          {head}
          {body}
        </>
      )}
    </section>
  )
}
