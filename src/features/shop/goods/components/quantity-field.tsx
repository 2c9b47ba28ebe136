'use client'

import { Minus, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { cx } from '@/design/cx'
import { useTouchedEarly } from '@/design/form/touched'
import { IconButton } from '@/design/icon-button'
import { mostOfOne, quantityOf } from '@/domain/unit-price'

export type QuantityWords = { label: string; less: string; more: string }

type Props = {
  words: QuantityWords
  name?: string
  narrow?: boolean
}

export function QuantityField({ words, name, narrow = false }: Props) {
  const [text, setText] = useState('1')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useTouchedEarly(() => setText(field.current?.value ?? text))
  const quantity = quantityOf(text)
  // At its end a button is not disabled, because it would lose the focus.
  return (
    <div
      className={cx(
        'inline-flex items-center rounded-full bg-surface inset-ring inset-ring-line-strong',
        narrow ? 'p-1 max-sm:p-0.5' : 'gap-1 p-1',
      )}
    >
      <IconButton
        label={words.less}
        aria-disabled={quantity === 1}
        onClick={() => quantity > 1 && setText(String(quantity - 1))}
        className="scripted"
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => setText(String(quantity))}
        onKeyDown={({ key }) => key === 'Enter' && setText(String(quantity))}
        className={cx(narrow ? 'w-9' : 'w-12', 'bg-transparent text-center tabular outline-none')}
      />
      <IconButton
        label={words.more}
        aria-disabled={quantity === mostOfOne}
        onClick={() => quantity < mostOfOne && setText(String(quantity + 1))}
        className="scripted"
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
