import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'

type Props = {
  action: (data: FormData) => Promise<void>
  locale: Locale
  variant: string
  hidden?: Record<string, string>
  className?: string
  children: ReactNode
}

/** A form about one line of the cart; works without JavaScript. */
export function LineForm({ action, locale, variant, hidden = {}, className, children }: Props) {
  return (
    <form action={action} className={className}>
      {Object.entries({ ...hidden, locale, variant }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
