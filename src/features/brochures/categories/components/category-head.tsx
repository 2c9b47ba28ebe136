import {
  Armchair,
  Blocks,
  Hammer,
  type LucideIcon,
  Pill,
  SearchX,
  Shirt,
  ShoppingBasket,
  ShoppingCart,
  Smartphone,
  Sofa,
  Sparkles,
  SprayCan,
  Tag,
  ToyBrick,
  Tv,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { ButtonLink } from '@/design/button'
import { HydrateLater } from '@/design/hydrate-later'
import { EmptyState } from '@/design/notice'
import { Pagination } from '@/design/pagination'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CategoryFilter, type CountedCategory, categoryFilterHref, noCategoryFilter } from '../data'
import { CategoryTile } from './category-tile'

/** Rendered on the server, so that no icon code reaches the browser. */
const icons: Record<string, LucideIcon> = {
  armchair: Armchair,
  blocks: Blocks,
  hammer: Hammer,
  pill: Pill,
  shirt: Shirt,
  'shopping-basket': ShoppingBasket,
  'shopping-cart': ShoppingCart,
  smartphone: Smartphone,
  sofa: Sofa,
  sparkles: Sparkles,
  'spray-can': SprayCan,
  'toy-brick': ToyBrick,
  tv: Tv,
}

function CategoryIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? Tag
  return <Icon aria-hidden size={size} strokeWidth={1.6} />
}

export function CategoryTiles({ categories, locale }: { categories: CountedCategory[]; locale: Locale }) {
  const t = translatorFor(locale, 'category')
  return (
    <HydrateLater
      as="ul"
      aria-label={t('choose')}
      className="-mx-(--gutter) flex gap-2.5 overflow-x-auto px-(--gutter) py-1 scrollbar-none md:grid md:grid-cols-4 md:gap-3 lg:grid-cols-8"
    >
      {categories.map(({ slug, name, icon, current }) => (
        <CategoryTile
          key={slug}
          href={localePath(locale, `/c/${slug}`)}
          name={name}
          note={t('count', { count: current })}
          icon={<CategoryIcon name={icon} size={21} />}
        />
      ))}
    </HydrateLater>
  )
}

type Props = {
  category: CountedCategory
  locale: Locale
  actions?: ReactNode
}

export function CategoryHead({ category, locale, actions }: Props) {
  const t = translatorFor(locale, 'home')
  const layout = translatorFor(locale, 'layout')
  const { name, description, current, icon, slug } = category
  return (
    <div className="page pt-5 md:pt-8">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: localePath(locale, `/c/${slug}`), label: name.text, lang: foreignLang(name, locale) },
        ]}
      />
      <div className="mt-5 flex items-center gap-4 md:mt-8 md:gap-6 large-type:flex-col large-type:items-start">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-accent md:size-20">
          <CategoryIcon name={icon} size={30} />
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl md:text-4xl" lang={foreignLang(name, locale)}>
            {name.text}
          </h1>
          <p className="mt-1 text-ink-soft">{t('categoryNote', { count: current })}</p>
        </div>
      </div>
      {description.text && (
        <p className="mt-4 max-w-prose text-ink-soft" lang={foreignLang(description, locale)}>
          {description.text}
        </p>
      )}
      {actions && <div className="mt-4">{actions}</div>}
    </div>
  )
}

type CategoryResultsProps = {
  locale: Locale
  category: string
  filter: CategoryFilter
  next: string | null
  /** An address. */
  allShops: string
  children: ReactNode | null
}

export function CategoryResults({ locale, category, filter, next, allShops, children }: CategoryResultsProps) {
  const t = translatorFor(locale, 'category')
  const href = (change: Partial<CategoryFilter>) => categoryFilterHref(locale, category, { ...filter, ...change })
  if (!children) {
    const all = categoryFilterHref(locale, category, noCategoryFilter)
    // An order leaves nothing out.
    const isUnfiltered = href({ sort: noCategoryFilter.sort }) === all
    return isUnfiltered ? (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t('none')}
        action={<ButtonLink href={allShops}>{translatorFor(locale, 'retailer')('allShops')}</ButtonLink>}
      />
    ) : (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<ButtonLink href={all}>{t('emptyAction')}</ButtonLink>}
      />
    )
  }
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title" className="sr-only">
        {t('results')}
      </h2>
      {children}
      <div className="mt-12">
        <Pagination
          label={t('pages')}
          previous={filter.after ? { href: href({ after: null }), label: t('first') } : null}
          next={next ? { href: href({ after: next }), label: t('more') } : null}
        />
      </div>
    </section>
  )
}
