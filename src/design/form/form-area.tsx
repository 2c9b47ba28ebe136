'use client'

import { type ComponentProps, useContext } from 'react'
import { TextArea } from '../text-area'
import { FormStateContext } from './form-state-context'

type Props = Omit<ComponentProps<typeof TextArea>, 'error'> & { name: string }

/** A multi-line text field of a `Form`, with its error and the value typed before. */
export function FormArea({ name, ...rest }: Props) {
  const { values, message, field } = useContext(FormStateContext)
  return <TextArea {...rest} name={name} defaultValue={values[name]} error={field === name ? message : undefined} />
}
