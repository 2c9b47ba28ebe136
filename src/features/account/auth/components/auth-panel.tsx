import type { ReactNode } from 'react'

type Props = { title: string; intro?: ReactNode; children?: ReactNode; footer?: ReactNode }

/** The frame of every sign-in page: one narrow column. */
export function AuthPanel({ title, intro, children, footer }: Props) {
  return (
    <div className="page py-8 md:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-2xl text-balance md:text-3xl">{title}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        {children && <div className="mt-6 md:mt-8">{children}</div>}
        {footer && <div className="mt-6 border-t border-line pt-6 text-sm text-ink-soft">{footer}</div>}
      </div>
    </div>
  )
}
