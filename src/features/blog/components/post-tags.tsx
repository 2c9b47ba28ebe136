import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/design/chip'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { listHref } from '../paths'
import type { Term } from '../types'

type Props = { tags: Term[]; locale: Locale; className?: string }

export async function PostTags({ tags, locale, className }: Props) {
  if (tags.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'blog' })
  return (
    <ul aria-label={t('tags')} className={cx('flex flex-wrap gap-2', className)}>
      {tags.map(({ slug, name, lang }) => (
        <li key={slug}>
          <ChipLink href={listHref(locale, 'tag', slug)} lang={lang}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
