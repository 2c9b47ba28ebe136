'use client'

import { ChipLink } from '@/design/chip'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'

export type Choice = {
  value: string
  href: string
  text: string
  lang?: Locale | undefined
  count?: number
  current: boolean
}

type Props = {
  choices: Choice[]
  /** From which width on the choices wrap; below they are one line that scrolls. */
  wrap?: 'sm' | 'lg'
}

const wraps = {
  sm: 'sm:mx-0 sm:flex-wrap sm:px-0',
  lg: 'lg:mx-0 lg:flex-wrap lg:px-0',
}

/** Ways to narrow or order what was found, each with the number of hits it leaves. */
export function Choices({ choices, wrap = 'sm' }: Props) {
  return (
    <ul className={cx('-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 scrollbar-none', wraps[wrap])}>
      {choices.map(({ value, href, text, lang, count, current }) => (
        <li key={value}>
          <ChipLink href={href} current={current} scroll={false}>
            {lang ? <span lang={lang}>{text}</span> : text}
            {count !== undefined && <span className="tabular opacity-75">{count}</span>}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
