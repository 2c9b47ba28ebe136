import { Button } from '@/design/button'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { buyAgainAction } from '../actions'

export function BuyAgain({ locale, number }: { locale: Locale; number: string }) {
  return (
    <form action={buyAgainAction} className="mt-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="order" value={number} />
      <Button type="submit" variant="secondary">
        {translatorFor(locale, 'cart')('buyAgain')}
      </Button>
    </form>
  )
}
