import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from './cx'

type Props = {
  label: string
  hideLabel?: boolean
  options: { value: string; label: string }[]
} & ComponentProps<'select'>

/** The browser's own select: it opens as a wheel on a phone and works by keys. */
export function Select({ label, hideLabel, options, className, id, ...rest }: Props) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={className}>
      <label htmlFor={selectId} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={selectId}
          className={cx(
            'w-full min-h-11 appearance-none rounded-full bg-surface py-2 pr-10 pl-4 text-sm font-medium text-ink',
            'inset-ring inset-ring-line-strong transition-shadow hover:inset-ring-ink-soft',
          )}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
        />
      </div>
    </div>
  )
}
