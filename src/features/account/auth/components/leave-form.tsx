import { Button } from '@/design/button'
import type { Locale } from '@/i18n/routing'
import { leaveAction } from '../actions'

export function LeaveForm({ locale, label }: { locale: Locale; label: string }) {
  return (
    <form action={leaveAction}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="quiet" size="sm" className="-ml-3.5">
        {label}
      </Button>
    </form>
  )
}
