import { type Locale, locales } from '@/i18n/routing'

/** Finds the column of a heading, by its key or its name in any of the four languages; else null. */
export function columnFinder<Column extends string>(
  columns: readonly Column[],
  nameOf: (column: Column, language: Locale) => string,
): (heading: string) => Column | null {
  const known = new Map<string, Column>()
  for (const column of columns) {
    for (const name of [column, ...locales.map((language) => nameOf(column, language))]) {
      if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), column)
    }
  }
  return (heading) => known.get(heading.trim().toLowerCase()) ?? null
}
