import { ChipLink } from '@/design/chip'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listHref } from '../paths'
import type { Term } from '../types'

type Props = { tags: Term[]; locale: Locale; className?: string }

export function PostTags({ tags, locale, className }: Props) {
  if (tags.length === 0) return null
  const t = translatorFor(locale, 'blog')
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
