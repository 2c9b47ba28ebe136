'use client'

import { type ReactNode, useId } from 'react'
import { useFormField } from './form'

type Option = {
  value: string
  label: ReactNode
  hint?: ReactNode
  end?: ReactNode
  disabled?: boolean
  children?: ReactNode
}

type Props = { name: string; legend: string; hideLegend?: boolean; options: Option[]; defaultValue?: string }

/** Fields of an option unfold with it, also without JavaScript. */
export function FormChoice({ name, legend, hideLegend, options, defaultValue }: Props) {
  const { typed, shown } = useFormField(name)
  const { error, ...focus } = shown
  const id = useId()
  const chosen = typed ?? defaultValue
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className="divide-y divide-line rounded-md bg-surface inset-ring inset-ring-line-strong">
        {options.map(({ value, label, hint, end, disabled, children }, index) => (
          <div key={value} className="choice px-4 py-3">
            <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-default has-disabled:text-ink-soft">
              <input
                {...(index === 0 && focus)}
                type="radio"
                name={name}
                value={value}
                disabled={disabled}
                defaultChecked={value === chosen}
                aria-invalid={error ? true : undefined}
                className="mt-0.5 size-6 shrink-0 accent-accent"
              />
              <span className="min-w-0 grow">
                <span className="block font-medium">{label}</span>
                {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
              </span>
              {end && <span className="shrink-0 font-semibold tabular">{end}</span>}
            </label>
            {children && <div className="choice-more space-y-5 pt-4">{children}</div>}
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-signal">
          {error}
        </p>
      )}
    </fieldset>
  )
}
