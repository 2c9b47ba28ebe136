'use client'

import { ChipLink } from '@/design/chip'
import { HydrateLater } from '@/design/hydrate-later'
import type { Locale } from '@/i18n/routing'

/** What does not hold is left out, and not said to be so: a page has dozens of choices. */
export type Choice = { href: string; text: string; lang?: Locale; count?: number; current?: true }

type Props = {
  choices: Choice[]
  /** From which width on the choices wrap; below they are one line that scrolls. */
  wrap?: 'sm' | 'lg'
}

const wraps = { sm: 'choices choices-sm', lg: 'choices choices-lg' }

/** Ways to narrow or order what was found, each with the number of hits it leaves. */
export function Choices({ choices, wrap = 'sm' }: Props) {
  return (
    <HydrateLater as="ul" className={wraps[wrap]}>
      {choices.map(({ href, text, lang, count, current }) => (
        <li key={href}>
          <ChipLink href={href} current={current ?? false} scroll={false}>
            {lang ? <span lang={lang}>{text}</span> : text}
            {count !== undefined && <span className="tabular opacity-75">{count}</span>}
          </ChipLink>
        </li>
      ))}
    </HydrateLater>
  )
}
