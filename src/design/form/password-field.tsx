'use client'

import { type ComponentProps, useId } from 'react'
import { TextField } from '../text-field'
import { useFormField } from './form'
import { useReveal } from './use-reveal'

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
