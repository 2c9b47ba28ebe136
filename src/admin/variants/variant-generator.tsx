import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { GridColour } from './grid-rows'

type Chosen = { colours: GridColour[]; sizes: string[] }
type Props = {
  colours: GridColour[]
  sizes: string[]
  countMissing: (chosen: Chosen) => number
  onGenerate: (chosen: Chosen) => void
}

export function VariantGenerator({ colours, sizes, countMissing, onGenerate }: Props) {
  const t = useTranslations('variantTable')
  const [slugs, setSlugs] = useState<string[]>([])
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? sizes.join(', ')
  const chosen = {
    colours: colours.filter(({ slug }) => slugs.includes(slug)),
    sizes: [...new Set(text.split(/[,;\n]+/).map((size) => size.trim()))].filter(Boolean),
  }
  const count = countMissing(chosen)
  const toggle = (slug: string) =>
    setSlugs((all) => (all.includes(slug) ? all.filter((one) => one !== slug) : [...all, slug]))
  return (
    <details className="variant-grid__generator">
      <summary>{t('generate')}</summary>
      <fieldset>
        <legend>{t('cells.colour')}</legend>
        {colours.map(({ slug, name, hex }) => (
          <label key={slug}>
            <input type="checkbox" checked={slugs.includes(slug)} onChange={() => toggle(slug)} />
            <span className="variant-grid__swatch" style={{ background: hex }} />
            {name}
          </label>
        ))}
        {colours.length === 0 && <p>{t('noColours')}</p>}
      </fieldset>
      <label className="variant-grid__sizes">
        {t('sizes')}
        <input
          type="text"
          autoComplete="off"
          placeholder="S, M, L"
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter in a field would publish the product.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </label>
      <button type="button" className="admin-button" aria-disabled={count === 0} onClick={() => onGenerate(chosen)}>
        {t('generateRows', { count })}
      </button>
    </details>
  )
}
