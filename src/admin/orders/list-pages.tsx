import type { ReactNode } from 'react'
import type { Counted } from '@/server/db/readable-rows'
import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'

type SearchProps = { path: string; label: string; sought: string; language: string }

/** Finds a row of long lists by its number, so that nobody has to page to what is in their hand. */
export function ListSearch({ path, label, sought, language }: SearchProps) {
  return (
    <search>
      <form method="get" action={path} className="filter-form">
        <label className="filter-form-wide">
          {label}
          <input type="search" name="q" defaultValue={sought} maxLength={200} autoComplete="off" />
        </label>
        <div className="filter-form-actions">
          <button type="submit" className="admin-button">
            {adminTranslations(language)('orders.find.button')}
          </button>
        </div>
      </form>
    </search>
  )
}

type NoneProps = { sought: string; language: string; children: ReactNode }

/** An empty list; `children` say it where nothing is sought. */
export function NoRows({ sought, language, children }: NoneProps) {
  return (
    <p className="products-empty">
      {sought ? adminTranslations(language)('orders.pagesOfList.none', { sought }) : children}
    </p>
  )
}

type PagesProps = {
  rows: Counted<{ place: string; position: number }>
  path: string
  /** Parameter of the address with the place after which the page begins, and id of the list's heading. */
  name: string
  sought: string
  language: string
}

export function ListPages({ rows, path, name, sought, language }: PagesProps) {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || rows.length + rows.broken.length >= rows.count) return null
  const t = adminTranslations(language)
  const address = (after: string) =>
    `${path}?${new URLSearchParams(Object.entries({ q: sought, [name]: after }).filter(([, value]) => value))}#${name}`
  return (
    <p className="products-paging">
      <span>{t('orders.pagesOfList.shown', { from: first.position, to: last.position, count: rows.count })}</span>
      {first.position > 1 && (
        <Link href={address('')} prefetch={false}>
          {t('orders.stock.first')}
        </Link>
      )}
      {last.position < rows.count && (
        <Link href={address(last.place)} prefetch={false}>
          {t('orders.stock.next')}
        </Link>
      )}
    </p>
  )
}
