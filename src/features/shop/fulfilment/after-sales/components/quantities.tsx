'use client'

import { FormField } from '@/design/form/form-field'

export type ChosenLine = { field: string; label: string; title: string; most: number; ofPieces: string; note?: string }

export function Quantities({ lines }: { lines: ChosenLine[] }) {
  return lines.map(({ field, label, title, most, ofPieces, note }) => (
    <div key={field}>
      <p className="font-medium">{title}</p>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <div className="mt-2 flex items-center gap-3">
        <FormField
          name={field}
          type="number"
          inputMode="numeric"
          label={label}
          hideLabel
          min={0}
          max={most}
          defaultValue={0}
          className="w-24"
        />
        <span className="text-sm text-ink-soft">{ofPieces}</span>
      </div>
    </div>
  ))
}
