'use client'

import { useField } from '@payloadcms/ui'
import { isHexColour } from '@/domain/hex-colour'
import './colours.css'

export function ColourPicker({ path, label }: { path: string; label: string }) {
  const { value, setValue, disabled } = useField<string>({ path })
  return (
    <input
      type="color"
      className="colour-picker"
      aria-label={label}
      disabled={disabled}
      value={isHexColour(value ?? '') ? value : '#808080'}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}
