import type { Locale } from '@/i18n/routing'
import { getAuthor } from '../data'
import { AuthorPicture } from './author-picture'

/** The author whose posts are listed. */
export async function AuthorHead({ slug, locale }: { slug: string; locale: Locale }) {
  const author = await getAuthor(slug, locale)
  if (!author) return null
  return (
    <div lang={author.lang} className="flex flex-wrap items-center gap-5 md:gap-8">
      <AuthorPicture author={author} className="size-24 shrink-0 md:size-32" />
      <div className="min-w-0 grow basis-80">
        {author.role && <p className="text-sm font-semibold text-accent">{author.role}</p>}
        <h1 className="mt-1 text-3xl md:text-5xl">{author.name}</h1>
        {author.bio && <p className="mt-3 max-w-[42rem] whitespace-pre-line text-ink-soft">{author.bio}</p>}
      </div>
    </div>
  )
}
