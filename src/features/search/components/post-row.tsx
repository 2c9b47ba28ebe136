import { Newspaper } from 'lucide-react'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { pathOf } from '@/server/cache/tags'
import type { PostHit } from '../posts/types'
import { Snippet } from './snippet'

/** A found post of the blog. */
export function PostRow({ hit, locale }: { hit: PostHit; locale: Locale }) {
  const { slug, title, category, publishedOn, picture, snippet } = hit
  return (
    <div className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4 py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="aspect-3/2 w-full rounded-md bg-sunken object-cover" />
      ) : (
        <div className="grid aspect-3/2 w-full place-items-center rounded-md bg-accent-soft text-accent">
          <Newspaper aria-hidden size={28} strokeWidth={1.5} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-sm text-ink-soft">
          {category && (
            <>
              <span lang={foreignLang(category, locale)}>{category.text}</span>
              {' · '}
            </>
          )}
          <time dateTime={publishedOn}>{formatDay(publishedOn, locale, 'full')}</time>
        </p>
        <h3 className="text-lg leading-snug font-semibold" lang={foreignLang(title, locale)}>
          <IntentLink href={localePath(locale, pathOf('posts', slug))} className="cover-link group-hover:text-accent">
            {title.text}
          </IntentLink>
        </h3>
        <Snippet parts={snippet} lang={foreignLang(title, locale)} />
      </div>
    </div>
  )
}
