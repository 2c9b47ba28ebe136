'use client'

import { type ComponentProps, useContext } from 'react'
import { Select } from '../select'
import { FormStateContext } from './form'

type Props = Omit<ComponentProps<typeof Select>, 'error' | 'look'> & { name: string }

/** A select of a `Form`, with its error and the value chosen before. */
export function FormSelect({ name, defaultValue, ...rest }: Props) {
  const { values, message, field } = useContext(FormStateContext)
  return (
    <Select
      {...rest}
      look="field"
      name={name}
      // A form reset returns a select to its initial value, so it is remounted with the new one.
      key={values[name]}
      defaultValue={values[name] ?? defaultValue}
      error={field === name ? message : undefined}
    />
  )
}
