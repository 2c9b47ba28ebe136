import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx'

type Props = {
  label: string
  hideLabel?: boolean
  hint?: string
  error?: string | null
  icon?: ReactNode
  end?: ReactNode
} & ComponentProps<'input'>

export const fieldLook =
  'w-full min-h-12 rounded-md bg-surface px-4 py-2.5 text-base text-ink inset-ring inset-ring-line-strong transition-shadow hover:inset-ring-ink-soft aria-invalid:inset-ring-signal'

export function TextField({ label, hideLabel, hint, error, icon, end, className, id, ...rest }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  return (
    <div className={className}>
      <label htmlFor={inputId} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <div className="relative">
        {icon && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-faint"
          >
            {icon}
          </span>
        )}
        <input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className={cx(fieldLook, icon ? 'pl-12' : null, end ? 'pr-12' : null)}
          {...rest}
        />
        {end}
      </div>
      {(error || hint) && (
        <div id={noteId} className="mt-1.5 space-y-1 text-sm">
          {error && <p className="text-signal">{error}</p>}
          {hint && <p className="text-ink-soft">{hint}</p>}
        </div>
      )}
    </div>
  )
}

type TextAreaProps = { label: string; error?: string } & Omit<ComponentProps<'textarea'>, 'id'>

export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
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
