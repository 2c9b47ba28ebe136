import { ButtonLink } from '@/design/button'
import { type Locale, localePath } from '@/i18n/routing'
import { getShopPath } from '../shop-page'

export async function ShopLink({ locale, text }: { locale: Locale; text: string }) {
  return <ButtonLink href={localePath(locale, await getShopPath())}>{text}</ButtonLink>
}
