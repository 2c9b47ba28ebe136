import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { CurrentLink } from './current-link'

type Entry = { slug: string; name: { text: string; lang: Locale } }

export function CategoryMenu({ locale, label, categories }: { locale: Locale; label: string; categories: Entry[] }) {
  return (
    <nav aria-label={label} className="hidden border-b border-line lg:block print:hidden">
      <ul className="page flex flex-wrap justify-center gap-x-8">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <CurrentLink
              href={localePath(locale, `/c/${slug}`)}
              lang={foreignLang(name, locale)}
              className="relative flex h-11 items-center text-sm font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent"
            >
              {name.text}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
