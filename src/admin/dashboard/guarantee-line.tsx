import { Link } from '../shell/link'
import './price-data-line.css'
import type { Locale } from '@/i18n/routing'
import { adminLocale, adminTranslations } from '../admin-translations'

type Props = { missing: Locale[]; language: string }

export function GuaranteeLine({ missing, language }: Props) {
  if (missing.length === 0) return null
  const names = new Intl.DisplayNames([adminLocale(language)], { type: 'language' })
  const languages = missing.map((code) => names.of(code) ?? code).join(', ')
  return (
    <p className="price-data-line" data-urgent="true">
      <Link href={`/admin/globals/shop-settings?locale=${missing[0]}`} prefetch={false}>
        {adminTranslations(language)('dashboard.guarantee', { languages })}
      </Link>
    </p>
  )
}
