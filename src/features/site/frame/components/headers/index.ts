import type { ReactNode } from 'react'
import type { FrameStyle } from '@/domain/frame'
import { CentredHeader } from './centred-header'
import { ClearHeader } from './clear-header'
import type { HeaderParts } from './header-parts'
import { LineHeader } from './line-header'
import { MegaHeader } from './mega-header'
import { QuietHeader } from './quiet-header'
import { SearchHeader } from './search-header'
import { SplitHeader } from './split-header'

export const headers: Record<FrameStyle, (parts: HeaderParts) => ReactNode> = {
  1: LineHeader,
  2: CentredHeader,
  3: MegaHeader,
  4: ClearHeader,
  5: QuietHeader,
  6: SearchHeader,
  7: SplitHeader,
}
