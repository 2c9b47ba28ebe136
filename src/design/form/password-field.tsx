'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { TextField } from '../text-field'
import { useFormField } from './form'

export interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'error' | 'type' | 'end' | 'id'> {
  name: string
  autoComplete: 'current-password' | 'new-password'
  words: { show: string }
}

export function PasswordField({ name, words, ...rest }: PasswordFieldProps) {
  const { shown } = useFormField(name)
  const id = useId()
  const { type, reveal } = useReveal({
    input: id,
    label: words.show,
    className: 'icon-button absolute inset-y-0 right-0.5 my-auto noscript:hidden',
  })
  return (
    <TextField
      {...rest}
      {...shown}
      id={id}
      name={name}
      type={type}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      end={reveal}
    />
  )
}

/**
 * Toggles the visibility of a password. Submitting hides it again, so that no browser remembers it as ordinary text.
 * Without JavaScript there is no button.
 */
export function useReveal({ input, label, className }: { input: string; label: string; className: string }) {
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const Icon = shown ? EyeOff : Eye
  return {
    type: shown ? 'text' : 'password',
    reveal: (
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-pressed={shown}
        aria-controls={input}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden size={20} />
      </button>
    ),
  }
}
