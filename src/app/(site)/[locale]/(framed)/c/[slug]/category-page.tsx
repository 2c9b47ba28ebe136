import type { ReactNode } from 'react'
import { sofiaDay } from '@/domain/calendar-day'
import { medicineCategory } from '@/domain/product-group-rules'
import { CategoryHead, CategoryResults } from '@/features/brochures/categories/components/category-head'
import { FilterBar } from '@/features/brochures/categories/components/filter-bar'
import type { CategoryFilter, CountedCategory } from '@/features/brochures/categories/data'
import { BrochureGrid } from '@/features/brochures/components/brochure-grid'
import type { BrochurePageOfList, RetailerCount } from '@/features/brochures/list-query'
import { Follow } from '@/features/lists/follow/components/follow'
import { FeedLinks } from '@/features/site/feeds/components/feed-links'
import { shopsAnchor } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'

type Props = {
  locale: Locale
  category: CountedCategory
  filter: CategoryFilter
  list: BrochurePageOfList
  shops: RetailerCount[]
  children?: ReactNode
}

export function CategoryPage({ locale, category, filter, list, shops, children }: Props) {
  return (
    <>
      <CategoryHead
        category={category}
        locale={locale}
        actions={
          category.slug !== medicineCategory && (
            <Follow locale={locale} subject={{ kind: 'category', value: category.slug }} name={category.name.text} />
          )
        }
      />
      <div className="page mt-6 md:mt-8">
        <FilterBar locale={locale} category={category.slug} filter={filter} shops={shops} />
        <div className="mt-8 md:mt-10">
          <CategoryResults
            locale={locale}
            category={category.slug}
            filter={filter}
            next={list.next}
            allShops={`${localePath(locale, '/')}#${shopsAnchor}`}
          >
            {list.brochures.length > 0 ? (
              <BrochureGrid brochures={list.brochures} locale={locale} today={sofiaDay()} priority />
            ) : null}
          </CategoryResults>
        </div>
        {children}
        <div className="mt-8">
          <FeedLinks locale={locale} scope={{ category: category.slug }} />
        </div>
      </div>
    </>
  )
}
