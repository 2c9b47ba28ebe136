import { useLocale, useTranslations } from 'next-intl'
import { formatEuro } from '@/design/format'
import type { Box, OfferEditorPage } from '@/features/editorial/offers/editing/types'
import { adminLocale } from '../admin-translations'
import { CsvPlan } from '../csv/csv-panel'
import type { ShownPlan } from './editor-change'

type Props = { page: OfferEditorPage; box: Box }

/** Fraction of the page; a margin, because text at the very edge is hard to read. */
const rim = 0.012

/** Ratio of width to height above which the picture would be too small beside its text. */
const wide = 2.6

export function windowOn({ width, height }: Pick<OfferEditorPage, 'width' | 'height'>, box: Box) {
  const [left, top] = [Math.max(0, box.x - rim), Math.max(0, box.y - rim)]
  const wide = Math.min(1, box.x + box.width + rim) - left
  const tall = Math.min(1, box.y + box.height + rim) - top
  const place = (start: number, size: number) => (size < 1 ? (start / (1 - size)) * 100 : 0)
  return {
    proportion: (wide * width) / (tall * height),
    size: `${100 / wide}% ${100 / tall}%`,
    position: `${place(left, wide)}% ${place(top, tall)}%`,
  }
}

export function BoxPicture({ page, box }: Props) {
  const { proportion, size, position } = windowOn(page, box)
  return (
    <span aria-hidden="true" className="offer-editor__picture" data-wide={proportion > wide}>
      <span
        style={{
          aspectRatio: proportion,
          width: `min(100%, ${proportion} * var(--picture-height))`,
          backgroundImage: `url("${page.picture}-1080.webp")`,
          backgroundSize: size,
          backgroundPosition: position,
        }}
      />
    </span>
  )
}

export function OfferPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('offerEditor.csv')
  const fieldNames = useTranslations('cms.fields')
  const columnName = (name: 'id' | Parameters<typeof fieldNames>[0]) => (name === 'id' ? 'ID' : fieldNames(name))
  const { create, change, remove, doubtful } = plan
  const locale = adminLocale(useLocale())
  const price = (cents: number | null) => (cents === null ? '–' : formatEuro(cents, locale))
  const becomes = (
    column: ShownPlan['change'][number]['prices'][number]['column'],
    from: number | null,
    to: number | null,
  ) => t('differs', { column: columnName(column), before: price(from), after: price(to) })
  return (
    <CsvPlan
      plan={plan}
      columnName={columnName}
      problem={(problem) => t(`problems.${problem}`)}
      parts={[
        {
          title: t('doubtful', { count: doubtful.length }),
          lines: doubtful.map(({ line, title, from, to }) => ({
            key: String(line),
            words: [t('line', { line, title }), becomes('priceCents', from, to)].join(' · '),
          })),
        },
        {
          title: t('creates', { count: create.length }),
          lines: create.map(({ line, fields }) => ({
            key: String(line),
            words: [t('line', { line, title: fields.title }), becomes('priceCents', null, fields.priceCents)].join(
              ' · ',
            ),
          })),
        },
        {
          title: t('changes', { count: change.length }),
          lines: change.map(({ line, title, changed, prices }) => ({
            key: String(line),
            words: [
              t('changedLine', { line, title, fields: changed.map((name) => columnName(name)).join(', ') }),
              ...prices.map(({ column, from, to }) => becomes(column, from, to)),
            ].join(' · '),
          })),
        },
        {
          title: t('removes', { count: remove.length }),
          lines: remove.map(({ id, title }) => ({ key: id, words: title })),
        },
      ]}
    />
  )
}
