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
              className="category-link"
            >
              {name.text}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
