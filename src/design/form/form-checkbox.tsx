'use client'

import { type ReactNode, useContext, useId } from 'react'
import { FormStateContext } from './form-state-context'

type Props = { name: string; required?: boolean; children: ReactNode }

/** A checkbox of a `Form`, with its error. */
export function FormCheckbox({ name, required, children }: Props) {
  const { values, message, field } = useContext(FormStateContext)
  const id = useId()
  const error = field === name ? message : undefined
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={values[name] === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-signal">
          {error}
        </p>
      )}
    </div>
  )
}
