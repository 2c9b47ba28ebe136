import { Button } from '@/design/button'
import { Notice } from '@/design/notice'
import type { HoldWay } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { confirmOrderAction } from '../actions'
import { readHoldToken } from '../hold-mail'

type Props = { locale: Locale; order: string; way: HoldWay; query: Record<string, string | string[] | undefined> }

/** Only the mailed link shows the button that confirms the order. */
export function HoldNotice({ locale, order, way, query: { confirm, key } }: Props) {
  const t = translatorFor(locale, 'orderPage.hold')
  const mayConfirm = way === 'mailbox' && typeof key === 'string' && readHoldToken(confirm)?.id === order
  if (!mayConfirm) return <Notice tone="note">{t(way)}</Notice>
  return (
    <form action={confirmOrderAction} className="space-y-3">
      <Notice tone="note">{t('ask')}</Notice>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="confirm" value={confirm} />
      <Button type="submit">{t('confirm')}</Button>
    </form>
  )
}
