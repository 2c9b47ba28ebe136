import { formatDay } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OpenMatter } from '@/server/open-matters'

/** What is open, each by its number and where it stands: "Order 1001 (On its way to you)". */
export function openMattersText(matters: OpenMatter[], locale: Locale): string[] {
  const t = translatorFor(locale, 'myData')
  const order = translatorFor(locale, 'account.order')
  const request = translatorFor(locale, 'account.returns')
  return matters.map((matter) => {
    const { number } = matter
    if (matter.kind === 'delivered') {
      return t('returnable', { order: order('number', { number }), day: formatDay(matter.until, locale, 'full') })
    }
    if (matter.kind === 'order') return `${order('number', { number })} (${order(`status.${matter.status}`)})`
    const name = request(matter.kind === 'return' ? 'numberReturn' : 'numberCancellation', { number })
    return `${name} (${request(`status.${matter.status}`)})`
  })
}
