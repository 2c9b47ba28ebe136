import type { ReactNode } from 'react'
import { cx } from '@/design/cx'

export function FooterColumn({
  title,
  lang,
  wide = false,
  children,
}: {
  title: string
  lang?: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={cx('min-w-36 flex-1', wide && 'basis-full md:basis-0 lg:flex-[1.6]')}>
      <h2 lang={lang} className="text-sm font-semibold">
        {title}
      </h2>
      <ul className={cx('mt-3 text-sm text-ink-soft', wide && 'grid grid-cols-2 gap-x-6')}>{children}</ul>
    </div>
  )
}
