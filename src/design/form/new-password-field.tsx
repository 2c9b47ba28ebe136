'use client'

import { type InputEvent, useState } from 'react'
import { type PasswordStrength, passwordStrengths } from '@/domain/password-strength-names'
import { PasswordField, type PasswordFieldProps } from './password-field'

export interface NewPasswordWords extends Record<PasswordStrength, string> {
  show: string
  strength: string
}

type Props = Omit<PasswordFieldProps, 'autoComplete' | 'words' | 'onInput'> & { words: NewPasswordWords }

/** The strength estimator is loaded only at the first keystroke. */
export function NewPasswordField({ words, ...rest }: Props) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null)

  async function measure({ currentTarget }: InputEvent<HTMLInputElement>) {
    const { passwordStrength } = await import('@/domain/password-strength')
    const { value, form } = currentTarget
    setStrength(value ? passwordStrength(value, wordsOf(form)) : null)
  }

  return (
    <div>
      <PasswordField {...rest} words={words} autoComplete="new-password" onInput={measure} />
      <p className="mt-2 flex items-center gap-3 text-sm" hidden={!strength}>
        <meter
          className="w-32"
          aria-label={words.strength}
          min={0}
          low={2}
          high={3}
          optimum={passwordStrengths.length - 1}
          max={passwordStrengths.length - 1}
          value={strength ? passwordStrengths.indexOf(strength) : 0}
        />
        <output>{strength && words[strength]}</output>
      </p>
    </div>
  )
}

/** Name and address of the user, which make a password weaker. */
function wordsOf(form: HTMLFormElement | null): string[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[autocomplete=name], input[autocomplete=username]')
  return [...(inputs ?? [])].map(({ value }) => value)
}
