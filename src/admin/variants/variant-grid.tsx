'use client'

import './variants.css'
import { useFormFields } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { euroText } from '@/domain/money'
import { type StockReason, stockReasons } from '@/domain/stock-reasons'
import { type CellColumn, cellColumns } from '@/features/shop/goods/variants/plan-words'
import { useAskBeforeLeaving } from '../unsaved/ask-before-leaving'
import {
  type CellError,
  changedRows,
  type GridColour,
  missingRows,
  newRow,
  pasted,
  rebaseRows,
  type SentTable,
  type StoredRow,
  saveGrid,
  shownRows,
  typedSince,
  withCell,
} from './grid-rows'
import { VariantGenerator } from './variant-generator'
import { VariantRow } from './variant-row'

type Props = {
  product: string
  language: string
  colours: GridColour[]
  charts: Record<string, string[]>
  stored: StoredRow[]
}

type Outcome = 'done' | 'failed' | 'lost' | 'wrong'

export function VariantGrid({ product, language, colours, charts, stored }: Props) {
  const t = useTranslations('variantTable')
  const [rows, setRows] = useState(() => shownRows(stored))
  const [removed, setRemoved] = useState<string[]>([])
  const [reason, setReason] = useState<StockReason>('count')
  /** A table without an answer; it may have been saved, so exactly it is sent again. */
  const sent = useRef<SentTable | null>(null)
  const [errors, setErrors] = useState<CellError[]>([])
  const [said, setSaid] = useState<Outcome | null>(null)
  const [saving, setSaving] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const sku = useFormFields(([fields]) => fields.sku?.value)
  const chart = useFormFields(([fields]) => fields.sizeChart?.value)
  const price = useFormFields(([fields]) => fields.priceCents?.value)
  const changes = changedRows(rows).length + removed.length
  /** Text that was typed while a save ran is not saved yet. */
  const shown = said === 'done' && changes > 0 ? null : said
  useAskBeforeLeaving(changes > 0, t('leave'))

  useEffect(() => {
    if (said !== 'wrong' || errors.length === 0) return
    table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [said, errors])

  function type(index: number, column: CellColumn, value: string) {
    setRows((all) => all.map((row, at) => (at === index ? withCell(row, column, value) : row)))
    setErrors((all) => all.filter((error) => error.key !== rows[index]?.key || error.column !== column))
    setSaid(null)
  }

  function confirmPrice(index: number) {
    setRows((all) => all.map((row, at) => (at === index ? { ...row, priceConfirmed: true } : row)))
    setErrors((all) => all.filter((error) => error.key !== rows[index]?.key || error.problem !== 'priceFall'))
    setSaid(null)
  }

  function remove(index: number) {
    const id = rows[index]?.id
    if (id) setRemoved((all) => [...all, id])
    setRows((all) => all.filter((_, at) => at !== index))
    // The pressed button leaves with its row.
    const lines = table.current?.tBodies[0]?.rows
    const beside = lines?.[index + 1] ?? lines?.[index - 1]
    const next = beside?.querySelector('input') ?? addButton.current
    next?.focus()
  }

  async function save() {
    if (saving || changes === 0) return
    setSaving(true)
    sent.current ??= { key: crypto.randomUUID(), rows, removed, reason }
    const first = sent.current
    const reply = await saveGrid(product, first)
    setSaving(false)
    setErrors(typeof reply === 'string' ? [] : reply.errors)
    if (reply === 'lost') return setSaid('lost')
    sent.current = null
    if (reply === 'refused') return setSaid('failed')
    setRows((all) => (reply.done ? typedSince(all, first.rows, reply.rows) : rebaseRows(all, reply.rows)))
    if (reply.done) setRemoved((all) => all.filter((id) => !first.removed.includes(id)))
    setSaid(reply.done ? 'done' : 'wrong')
  }

  return (
    <section className="variant-grid field-type" aria-labelledby="variant-grid-title">
      <h3 id="variant-grid-title">{t('gridTitle')}</h3>
      <VariantGenerator
        colours={colours}
        sizes={(typeof chart === 'string' && charts[chart]) || []}
        countMissing={(chosen) => missingRows(rows, { ...chosen, sku: '' }).length}
        onGenerate={(chosen) =>
          setRows((all) => [...all, ...missingRows(all, { ...chosen, sku: typeof sku === 'string' ? sku : '' })])
        }
      />
      {rows.length === 0 ? (
        <p className="variant-grid__none">{t('none')}</p>
      ) : (
        <>
          <p className="variant-grid__help">{t('keys')}</p>
          <div className="variant-grid__scroll">
            <table ref={table}>
              <thead>
                <tr>
                  {cellColumns.map((column) => (
                    <th key={column} scope="col" data-column={column}>
                      {t(`cells.${column}`)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <VariantRow
                    key={row.key}
                    row={row}
                    index={index}
                    colours={colours}
                    price={typeof price === 'number' ? euroText(price, language) : ''}
                    errors={errors.filter(({ key }) => key === row.key)}
                    onType={(column, value) => type(index, column, value)}
                    onConfirm={() => confirmPrice(index)}
                    onPaste={(column, text) => setRows((all) => pasted(all, { index, column, text }))}
                    onRemove={() => remove(index)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <datalist id="variant-grid-colours">
        {colours.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <div className="variant-grid__actions">
        <button
          ref={addButton}
          type="button"
          className="admin-button"
          onClick={() => setRows((all) => [...all, newRow()])}
        >
          {t('addRow')}
        </button>
        <label>
          {t('reason')}
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
        <button
          type="button"
          className="admin-button admin-button-strong"
          aria-disabled={saving || changes === 0}
          onClick={() => void save()}
        >
          {changes === 0 ? t('nothingToSave') : t('save', { count: changes })}
        </button>
      </div>
      <p role="status" className="variant-grid__said" data-said={shown ?? (changes > 0 ? 'unsaved' : undefined)}>
        {shown ? t(`said.${shown}`) : changes > 0 && t('unsaved')}
        {errors.filter(({ key }) => key === null).map(({ value, problem }) => ` ${value}: ${t(`problems.${problem}`)}`)}
      </p>
    </section>
  )
}
