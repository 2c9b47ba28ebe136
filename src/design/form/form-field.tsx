'use client'

import { type ComponentProps, useContext } from 'react'
import { TextField } from '../text-field'
import { FormStateContext } from './form-state-context'

type Props = Omit<ComponentProps<typeof TextField>, 'error'> & { name: string }

/** A text field of a `Form` (a password is a `PasswordField`), with its error and the value typed before. */
export function FormField({ name, defaultValue, ...rest }: Props) {
  const { values, message, field } = useContext(FormStateContext)
  return (
    <TextField
      {...rest}
      name={name}
      defaultValue={values[name] ?? defaultValue}
      error={field === name ? message : undefined}
    />
  )
}
