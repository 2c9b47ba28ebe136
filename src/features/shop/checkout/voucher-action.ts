'use server'

import { redirect } from 'next/navigation'
import { shopPaths } from '@/features/shop/goods/paths'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { formAction } from '@/lib/forms/form-action'
import { openCheckout } from './server/open-checkout'
import { removeVoucher } from './server/typed-codes'

export const removeVoucherAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const open = await openCheckout(locale, new Date())
  if (!open) redirect(localePath(locale, shopPaths.cart))
  await removeVoucher(open, data.get('voucher'))
  redirect(`${localePath(locale, shopPaths.checkout)}?step=payment&voucher=removed`)
})
