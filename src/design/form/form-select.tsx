'use client'

import { type ComponentProps, useContext } from 'react'
import { Select } from '../select'
import { FormStateContext } from './form-state-context'

type Props = Omit<ComponentProps<typeof Select>, 'error' | 'look'> & { name: string }

/** A choice in a `Form`, with its own error and with what was chosen before. */
export function FormSelect({ name, defaultValue, ...rest }: Props) {
  const { values, message, field } = useContext(FormStateContext)
  return (
    <Select
      {...rest}
      look="field"
      name={name}
      // A browser resets a select to what it was made with.
      key={values[name]}
      defaultValue={values[name] ?? defaultValue}
      error={field === name ? message : undefined}
    />
  )
}
