'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from './cx'
import { fieldLook } from './text-field'

type Props = {
  label: string
  hideLabel?: boolean
  options: { value: string; label: string; lang?: string }[]
  look?: 'pill' | 'field'
  error?: string
} & ComponentProps<'select'>

export function Select({ label, hideLabel, options, look = 'pill', error, className, id, ...rest }: Props) {
  const ownId = useId()
  const selectId = id ?? ownId
  const noteId = `${selectId}-note`
  return (
    <div className={className}>
      <label htmlFor={selectId} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className={cx(
            'appearance-none pr-9 text-ellipsis',
            look === 'field'
              ? fieldLook
              : 'w-full min-h-11 rounded-full bg-surface py-2 pl-4 text-sm pointer-coarse:text-base font-medium text-ink inset-ring inset-ring-line-strong transition-shadow hover:inset-ring-ink-soft',
          )}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
        />
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-sm text-signal">
          {error}
        </p>
      )}
    </div>
  )
}
