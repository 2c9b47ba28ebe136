'use client'

import type { ComponentProps } from 'react'
import { Select } from '../select'
import { useFormField } from './form'

type Props = Omit<ComponentProps<typeof Select>, 'error' | 'look'> & { name: string }

export function FormSelect({ name, defaultValue, ...rest }: Props) {
  const { typed, shown } = useFormField(name)
  return (
    <Select
      {...rest}
      {...shown}
      look="field"
      name={name}
      // React's form reset restores a select's initial value, so it is remounted with the new one.
      key={typed}
      defaultValue={typed ?? defaultValue}
    />
  )
}
