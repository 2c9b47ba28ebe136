'use client'

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { cx, fill } from '@/design/cx'
import { QuantityField, type QuantityWords } from '@/features/shop/goods/components/quantity-field'
import type { ProductVariant } from '@/features/shop/goods/variants/product-variants'
import { useVariantChoice } from './variant-choice'

export type VariantWords = {
  colour: string
  size: string
  sizesOf: string
  chooseSize: string
  soldOut: string
  soldOutNow: string
  lastPieces: string[]
  quantity: QuantityWords
}

type Props = {
  words: VariantWords
  sizeGuide?: ReactNode
  button: ReactNode
}

/**
 * Provides the form fields `variant` (an id) and `quantity`. Without scripts the sizes of all colours are shown, as one
 * radio group.
 */
export function VariantFields({ words, sizeGuide, button }: Props) {
  const { range, colour, chosen, started, fields, leftOf, chooseColour } = useVariantChoice()
  const [missing, setMissing] = useState(false)
  const errorId = useId()
  const left = chosen ? leftOf(chosen) : null

  // The browser's own message is in the browser's language and names no size.
  const explain = (event: FormEvent) => {
    event.preventDefault()
    if (!missing) event.target instanceof HTMLInputElement && event.target.focus()
    setMissing(true)
  }
  return (
    <div ref={fields} className="grid gap-5" onInvalid={explain}>
      <fieldset className="variant-colours scripted">
        <legend>
          {words.colour}: <ColourName />
        </legend>
        <div className="flex flex-wrap gap-2">
          {range.colours.map(({ slug, name, hex, lang }) => (
            <label key={slug} lang={lang} title={name} className="variant-colour">
              <input
                type="radio"
                name="colour"
                value={slug}
                checked={slug === colour}
                onChange={() => chooseColour(slug)}
                className="sr-only"
              />
              <span aria-hidden style={{ background: hex }} />
              <span className="sr-only">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="variant-size-groups">
        {range.colours.map(({ slug, name, lang }) => (
          <fieldset
            key={slug}
            disabled={started && slug !== colour}
            className={cx('variant-sizes', slug !== colour && 'unscripted')}
            aria-describedby={missing && !chosen && slug === colour ? errorId : undefined}
          >
            <legend>
              <span className="variant-legend">{words.size}</span>
              <span lang={lang} className="variant-legend-full">
                {fill(words.sizesOf, { colour: name })}
              </span>
            </legend>
            <div className="flex flex-wrap gap-2">
              {range.variants
                .filter((variant) => variant.colour === slug)
                .map((variant) => (
                  <SizeChoice key={variant.id} variant={variant} soldOut={words.soldOut} />
                ))}
            </div>
          </fieldset>
        ))}
        {sizeGuide}
      </div>
      {missing && !chosen && (
        <p id={errorId} role="alert" className="-mt-3 text-sm font-semibold text-signal">
          {words.chooseSize}
        </p>
      )}
      {/* The line is reserved from the start, because the stock is known later and nothing below may move. */}
      <p role="status" className="-my-3 min-h-6 text-sm font-semibold">
        {left === 0 ? words.soldOutNow : left !== null && words.lastPieces[left - 1]}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityField narrow words={words.quantity} name="quantity" />
        {button}
      </div>
    </div>
  )
}

function ColourName() {
  const { range, colour } = useVariantChoice()
  const chosen = range.colours.find(({ slug }) => slug === colour)
  return (
    <span lang={chosen?.lang} className="font-semibold text-ink">
      {chosen?.name}
    </span>
  )
}

/** A sold-out size can still be chosen, so that the reason is shown. */
function SizeChoice({ variant, soldOut }: { variant: ProductVariant; soldOut: string }) {
  const { chosen, leftOf, chooseVariant } = useVariantChoice()
  const { id, size } = variant
  const gone = leftOf(variant) === 0
  return (
    <label className={cx('variant-size', gone && 'variant-gone')}>
      <input
        type="radio"
        name="variant"
        value={id}
        required
        checked={id === chosen?.id}
        onChange={() => chooseVariant(id)}
        className="sr-only"
      />
      {/* A single line, so that the accessible name has no gap before the comma. */}
      <span>
        {gone ? <s>{size}</s> : <span>{size}</span>}
        {gone && <span className="variant-gone-word">, {soldOut}</span>}
      </span>
    </label>
  )
}
