'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { TextField } from '../text-field'
import { useFormField } from './form'
import { honeypotName } from './form-state'

type Props = Omit<ComponentProps<typeof TextField>, 'error'> & { name: string }

export function FormField({ name, defaultValue, ...rest }: Props) {
  const { typed, shown } = useFormField(name)
  return <TextField {...rest} {...shown} name={name} defaultValue={typed ?? defaultValue} />
}

type FormCheckboxProps = { name: string; required?: boolean; defaultChecked?: boolean; children: ReactNode }

export function FormCheckbox({ name, required, defaultChecked, children }: FormCheckboxProps) {
  const { typed, isFresh, shown } = useFormField(name)
  const { error, ...focus } = shown
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...focus}
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={isFresh ? defaultChecked : typed === 'on'}
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

/** Invisible to people and screen readers, so only bots fill it in. */
export function HoneypotField() {
  return <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
}
