import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'

type Props = {
  action: (data: FormData) => Promise<void>
  locale: Locale
  variant: string
  hidden?: Record<string, string>
  id?: string
  children: ReactNode
}

export function LineForm({ action, locale, variant, hidden = {}, id, children }: Props) {
  return (
    <form id={id} action={action}>
      {Object.entries({ ...hidden, locale, variant }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
