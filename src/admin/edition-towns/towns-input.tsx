'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { z } from 'zod'

type Props = Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> & { towns: string[] }

const chosen = z.array(z.object({ value: z.string() }).transform(({ value }) => value)).catch([])

/** A town that has lost its last store stays chosen until somebody removes it. */
export function TownsInput({ field, path, readOnly, towns }: Props) {
  const { value, setValue, showError, disabled } = useField<string[] | null>({ potentiallyStalePath: path })
  return (
    <SelectInput
      hasMany
      name={path}
      path={path}
      label={field.label}
      description={field.admin?.description}
      options={towns.map((town) => ({ value: town, label: town }))}
      value={Array.isArray(value) ? value : []}
      onChange={(options: unknown) => setValue(chosen.parse(options))}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
    />
  )
}
