import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId } from 'react'
import { type CellColumn, cellColumns } from '@/features/shop/goods/variants/plan-words'
import { type CellError, type GridColour, type GridRow, isOfSpreadsheet } from './grid-rows'

const numeric: Partial<Record<CellColumn, 'numeric' | 'decimal'>> = {
  ean: 'numeric',
  price: 'decimal',
  weight: 'numeric',
  stock: 'numeric',
}

const euro = (typed: string, price: string) => `${typed.trim() || price} €`

type Props = {
  row: GridRow
  index: number
  colours: GridColour[]
  /** Price of the product, for a variant without its own. */
  price: string
  errors: CellError[]
  onType: (column: CellColumn, value: string) => void
  onPaste: (column: CellColumn, text: string) => void
  onConfirm: () => void
  onRemove: () => void
}

export function VariantRow({ row, index, colours, price, errors, onType, onPaste, onConfirm, onRemove }: Props) {
  const t = useTranslations('variantTable')
  const ask = useTranslations('cms.priceFalls')
  const id = useId()
  const colour = row.cells.colour.trim().toLowerCase()
  const shown = colours.find(({ name, slug }) => name.toLowerCase() === colour || slug === colour)
  return (
    <tr>
      {cellColumns.map((column) => {
        const error = errors.find((each) => each.column === column)
        return (
          <td key={column} data-column={column}>
            {column === 'colour' && (
              <span className="variant-grid__swatch" style={{ background: shown?.hex }} data-none={!shown} />
            )}
            <input
              type="text"
              autoComplete="off"
              inputMode={numeric[column]}
              value={row.cells[column]}
              placeholder={column === 'price' ? price : undefined}
              aria-label={t('cell', { column: t(`cells.${column}`), row: index + 1 })}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-${column}` : undefined}
              list={column === 'colour' ? 'variant-grid-colours' : undefined}
              onChange={(event) => onType(column, event.target.value)}
              onKeyDown={(event) => moveByKeys(event, column, (value) => onType(column, value))}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain')
                if (!isOfSpreadsheet(text)) return
                event.preventDefault()
                onPaste(column, text)
              }}
            />
            {column === 'stock' && row.reserved > 0 && (
              <p className="variant-grid__note">{t('reserved', { count: row.reserved })}</p>
            )}
            {column === 'stock' && row.unpacked > 0 && (
              <p className="variant-grid__note">{t('unpacked', { count: row.unpacked })}</p>
            )}
            {error?.problem === 'priceFall' && (
              <button type="button" className="admin-button" onClick={onConfirm}>
                {ask('yes', { to: euro(row.cells.price, price) })}
              </button>
            )}
            {error && (
              <p className="variant-grid__error" id={`${id}-${column}`}>
                {t(`problems.${error.problem}`)}
                {error.problem === 'changedMeanwhile' && ` ${t('now', { value: error.value || '–' })}`}
              </p>
            )}
          </td>
        )
      })}
      <td>
        <button
          type="button"
          className="variant-grid__remove"
          aria-label={t('removeRow', { row: index + 1 })}
          title={t('removeRow', { row: index + 1 })}
          disabled={row.reserved > 0}
          onClick={onRemove}
        >
          ×
        </button>
      </td>
    </tr>
  )
}

/** Enter and arrow keys move between rows, Ctrl+D copies the cell above. */
function moveByKeys(event: KeyboardEvent<HTMLInputElement>, column: CellColumn, type: (value: string) => void): void {
  const row = event.currentTarget.closest('tr')
  const cellOf = (other: Element | null | undefined) =>
    other?.querySelector<HTMLInputElement>(`td[data-column="${column}"] input`)
  const above = cellOf(row?.previousElementSibling)
  const below = cellOf(row?.nextElementSibling)
  // In the list of colours the arrows choose.
  const byArrow = column !== 'colour'
  const ways: [boolean, HTMLInputElement | null | undefined][] = [
    [event.key === 'Enter' && !event.shiftKey, below],
    [event.key === 'Enter' && event.shiftKey, above],
    [event.key === 'ArrowDown' && byArrow, below],
    [event.key === 'ArrowUp' && byArrow, above],
  ]
  const way = ways.find(([pressed]) => pressed)
  const copies = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)
  // Enter in a field would publish the product.
  if (way || copies) event.preventDefault()
  if (copies && above) type(above.value)
  way?.[1]?.focus()
  way?.[1]?.select()
}
