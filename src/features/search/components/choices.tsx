'use client'

import { ChipLink } from '@/design/chip'
import { HydrateLater } from '@/design/hydrate-later'
import type { Locale } from '@/i18n/routing'

/** Optional properties are omitted instead of false, because a page serialises dozens of choices. */
export type Choice = { href: string; text: string; lang?: Locale; count?: number; current?: true }

type Props = {
  choices: Choice[]
  wrap?: 'sm' | 'lg'
}

const wraps = { sm: 'choices choices-sm', lg: 'choices choices-lg' }

export function Choices({ choices, wrap = 'sm' }: Props) {
  return (
    <HydrateLater as="ul" className={wraps[wrap]}>
      {choices.map(({ href, text, lang, count, current }, index) => (
        // A choice changes all addresses, and with a new key the pressed link would lose the focus.
        <li key={choices.findIndex((other) => other.text === text) < index ? href : text}>
          <ChipLink href={href} current={current ?? false} scroll={false}>
            {lang ? <span lang={lang}>{text}</span> : text}
            {count !== undefined && <span className="tabular opacity-75">{count}</span>}
          </ChipLink>
        </li>
      ))}
    </HydrateLater>
  )
}
