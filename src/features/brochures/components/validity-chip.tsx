import { Chip, type ChipTone } from '@/design/chip'
import type { ValidityState } from '@/domain/validity'
import type { ValidityWords } from '../types'

const tones: Record<ValidityState, ChipTone> = {
  'expires-today': 'signal',
  valid: 'neutral',
  upcoming: 'accent',
  expired: 'past',
}

export function ValidityChip({ words }: { words: Pick<ValidityWords, 'state' | 'text'> }) {
  return <Chip tone={tones[words.state]}>{words.text}</Chip>
}
