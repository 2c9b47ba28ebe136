'use client'

import { type ComponentProps, useContext } from 'react'
import { TextArea } from '../text-area'
import { FormStateContext } from './form-state-context'

type Props = Omit<ComponentProps<typeof TextArea>, 'error'> & { name: string }

/** A field for more than one line in a `Form`, with its own error and with what was typed before. */
export function FormArea({ name, ...rest }: Props) {
  const { values, message, field } = useContext(FormStateContext)
  return <TextArea {...rest} name={name} defaultValue={values[name]} error={field === name ? message : undefined} />
}
