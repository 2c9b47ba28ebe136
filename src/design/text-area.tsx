import { type ComponentProps, useId } from 'react'
import { cx } from './cx'
import { fieldLook } from './text-field'

type Props = { label: string; error?: string } & Omit<ComponentProps<'textarea'>, 'id'>

/** A multi-line text field with its label, and an error that screen readers read with it. */
export function TextArea({ label, error, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={6}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className={cx(fieldLook, 'block resize-y')}
        {...rest}
      />
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-signal">
          {error}
        </p>
      )}
    </div>
  )
}
