'use client'

import { useState } from 'react'
import { Button } from '@/design/button'
import { TextField } from '@/design/text-field'
import { limits } from '../limits'

type Props = { label: string; initial: string; submit: string; onName: (name: string) => void }

export function NameForm({ label, initial, submit, onName }: Props) {
  const [name, setName] = useState(initial)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!name.trim()) return
        onName(name.trim())
        setName(initial)
      }}
      className="flex items-end gap-2"
    >
      <TextField
        label={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={limits.name}
        required
        autoComplete="off"
        className="min-w-0 grow"
      />
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
    </form>
  )
}
