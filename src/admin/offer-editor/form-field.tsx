import { useId } from 'react'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  type?: 'text' | 'date'
  inputMode?: 'decimal' | 'numeric'
  field: string
}

export function FormField({ label, value, onChange, problem, type = 'text', inputMode, field }: Props) {
  const id = useId()
  return (
    <p className={`offer-desk__field offer-desk__field--${field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        data-field={field}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <span id={`${id}-problem`} role="alert">
          {problem}
        </span>
      )}
    </p>
  )
}
