'use client'

import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '@/design/icon-button'
import { mostOfOne, quantityOf } from '@/domain/unit-price'

export type QuantityWords = { label: string; less: string; more: string }

/** A quantity field with minus and plus buttons; typed values are corrected to what can be ordered. `name` is its name in a form. */
export function QuantityField({ words, name }: { words: QuantityWords; name?: string }) {
  const [text, setText] = useState('1')
  const id = useId()
  const quantity = quantityOf(text)
  return (
    <div className="inline-flex items-center gap-1 rounded-full bg-surface p-1 inset-ring inset-ring-line-strong">
      <IconButton
        label={words.less}
        disabled={quantity === 1}
        onClick={() => setText(String(quantity - 1))}
        className="scripted"
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => setText(String(quantity))}
        onKeyDown={({ key }) => key === 'Enter' && setText(String(quantity))}
        className="w-12 bg-transparent text-center tabular outline-none"
      />
      <IconButton
        label={words.more}
        disabled={quantity === mostOfOne}
        onClick={() => setText(String(quantity + 1))}
        className="scripted"
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
