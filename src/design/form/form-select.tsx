'use client'

import type { ComponentProps } from 'react'
import { Select } from '../select'
import { useFormField } from './form'

type Props = Omit<ComponentProps<typeof Select>, 'error' | 'look'> & { name: string }

/** A select of a `Form`, with its error and the value chosen before. */
export function FormSelect({ name, defaultValue, ...rest }: Props) {
  const { typed, shown } = useFormField(name)
  return (
    <Select
      {...rest}
      {...shown}
      look="field"
      name={name}
      // A form reset returns a select to its initial value, so it is remounted with the new one.
      key={typed}
      defaultValue={typed ?? defaultValue}
    />
  )
}
