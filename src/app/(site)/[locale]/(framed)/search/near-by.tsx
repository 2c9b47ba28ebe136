import { ChipLink } from '@/design/chip'
import { CategoryTiles } from '@/features/brochures/categories/components/category-head'
import { getCountedCategories } from '@/features/brochures/categories/data'
import { ShopWall } from '@/features/brochures/retailers/components/shop-wall'
import { getRetailers } from '@/features/brochures/retailers/queries'
import { countedSigns } from '@/features/brochures/retailers/shop-sign'
import { type NearName, nearNames, nearWords } from '@/features/search/near'
import { likeFirst } from '@/features/search/near-names'
import { searchHref } from '@/features/search/params'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { log } from '@/server/log'

const mostShops = 6

/** A failed part leaves the empty answer without it. */
const noneOf = (part: string) => (error: unknown) => {
  log.error({ error, part }, 'a part beside an empty search failed')
  return []
}

/**
 * Ways on from an answer that is empty: similar words, groups and chains, things that many shops have, shops and
 * categories; those whose names are like the question come first.
 */
export async function NearBy({ locale, query }: { locale: Locale; query: string }) {
  const t = translatorFor(locale, 'search.near')
  const [{ like, popular }, names, retailers, categories] = await Promise.all([
    nearWords(query, locale),
    nearNames(query, locale).catch(noneOf('names')),
    getRetailers().catch(noneOf('shops')),
    getCountedCategories(locale).catch(noneOf('categories')),
  ])
  const current = retailers.filter((shop) => shop.current > 0)
  const mostBrochures = current.toSorted((a, b) => b.current - a.current)
  const shops = likeFirst(query, mostBrochures, ({ name }) => [name]).slice(0, mostShops)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Words locale={locale} id="near-like" title={t('like')} words={like} names={names} />
      <Words locale={locale} id="near-popular" title={t('popular')} words={popular} />
      <ShopWall id="near-shops" title={t('shops')} shops={countedSigns(shops, locale)} />
      {categories.length > 0 && (
        <section aria-labelledby="near-categories">
          <h2 id="near-categories" className="mb-3 text-lg">
            {t('categories')}
          </h2>
          <CategoryTiles categories={likeFirst(query, categories, ({ name }) => [name.text])} locale={locale} />
        </section>
      )}
    </div>
  )
}

type WordsProps = { locale: Locale; id: string; title: string; words: string[]; names?: NearName[] }

function Words({ locale, id, title, words, names = [] }: WordsProps) {
  if (words.length + names.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <ChipLink href={searchHref(locale, { q: word })}>{word}</ChipLink>
          </li>
        ))}
        {names.map(({ name, path }) => (
          <li key={path}>
            <ChipLink href={localePath(locale, path)} lang={foreignLang(name, locale)}>
              {name.text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
