'use client'

import './variants.css'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, useState } from 'react'
import { type StockReason, stockReasons } from '@/features/shop/variants/plan-words'
import { cellColumns, type GridRow, generated, pasted, tableText } from './grid-rows'
import { saveGrid } from './save-grid'
import type { ShownPlan } from './variant-plan'

type Props = {
  product: { id: string; slug: string; sku: string }
  colours: { slug: string; name: string }[]
  sizes: string[]
  stored: GridRow[]
}

/** The variants of a product as a table: generated from colours and sizes, edited in cells, pasted from a spreadsheet, saved at once. */
export function VariantGrid({ product, colours, sizes, stored }: Props) {
  const t = useTranslations('variantTable')
  const router = useRouter()
  const [rows, setRows] = useState(stored)
  const [reason, setReason] = useState<StockReason>('count')
  const [errors, setErrors] = useState<ShownPlan['errors']>([])
  const [said, setSaid] = useState<'done' | 'changed' | 'failed' | 'wrong' | null>(null)

  const change = (index: number, column: (typeof cellColumns)[number], value: string) =>
    setRows((all) => all.map((row, at) => (at === index ? { ...row, [column]: value } : row)))

  function paste(event: ClipboardEvent, index: number, column: (typeof cellColumns)[number]) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    setRows((all) => pasted(all, { index, column, text }))
  }

  async function save() {
    const reply = await saveGrid(product.id, tableText(product.slug, rows), reason)
    setErrors(reply.errors)
    setSaid(reply.state)
    if (reply.state === 'done') router.refresh()
  }

  // The first line of the table that is sent is its heading.
  const errorOf = (index: number, column: string) =>
    errors.find(({ line, column: wrong }) => line === index + 2 && wrong === column)

  return (
    <section className="variant-grid field-type" aria-labelledby="variant-grid-title">
      <h3 id="variant-grid-title">{t('gridTitle')}</h3>
      <Generator
        colours={colours}
        sizes={sizes}
        onGenerate={(chosen) => setRows((all) => generated(all, { ...chosen, sku: product.sku }))}
      />
      <div className="variant-grid__scroll">
        <table>
          <thead>
            <tr>
              {cellColumns.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
              <th scope="col">{t('remove')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while its SKU is being typed
              <tr key={index}>
                {cellColumns.map((column) => {
                  const error = errorOf(index, column)
                  return (
                    <td key={column}>
                      <input
                        type="text"
                        value={row[column]}
                        aria-label={t('cell', { column: t(`columns.${column}`), row: index + 1 })}
                        aria-invalid={error ? true : undefined}
                        list={column === 'colour' ? 'variant-grid-colours' : undefined}
                        onChange={(event) => change(index, column, event.target.value)}
                        onPaste={(event) => paste(event, index, column)}
                      />
                      {error && <p className="variant-grid__error">{t(`problems.${error.problem}`)}</p>}
                    </td>
                  )
                })}
                <td>
                  <button
                    type="button"
                    className="admin-button"
                    aria-label={t('removeRow', { row: index + 1 })}
                    disabled={row.reserved > 0}
                    onClick={() => setRows((all) => all.filter((_, at) => at !== index))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <datalist id="variant-grid-colours">
        {colours.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
      <p className="variant-grid__actions">
        <label>
          {t('reason')}{' '}
          <select
            value={reason}
            onChange={({ target }) => setReason(stockReasons.find((one) => one === target.value) ?? 'count')}
          >
            {stockReasons.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="admin-button admin-button-strong" onClick={() => void save()}>
          {t('save', { count: rows.length })}
        </button>
      </p>
      <p role="status">{said && t(`said.${said}`)}</p>
    </section>
  )
}

type GeneratorProps = {
  colours: Props['colours']
  sizes: string[]
  onGenerate: (chosen: { colours: string[]; sizes: string[] }) => void
}

/** Colours and sizes to choose; each pair that the table lacks becomes a row. */
function Generator({ colours, sizes, onGenerate }: GeneratorProps) {
  const t = useTranslations('variantTable')
  const [chosen, setChosen] = useState<string[]>([])
  const [typed, setTyped] = useState(sizes.join(', '))
  const named = typed
    .split(/[,;\s]+/)
    .map((size) => size.trim())
    .filter(Boolean)
  const toggle = (slug: string) =>
    setChosen((all) => (all.includes(slug) ? all.filter((one) => one !== slug) : [...all, slug]))
  return (
    <details className="variant-grid__generator">
      <summary>{t('generate')}</summary>
      <fieldset>
        <legend>{t('columns.colour')}</legend>
        {colours.map(({ slug, name }) => (
          <label key={slug}>
            <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} /> {name}
          </label>
        ))}
      </fieldset>
      <label>
        {t('sizes')} <input type="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button
        type="button"
        className="admin-button"
        disabled={chosen.length * named.length === 0}
        onClick={() => onGenerate({ colours: chosen, sizes: named })}
      >
        {t('generateRows', { count: chosen.length * named.length })}
      </button>
    </details>
  )
}
