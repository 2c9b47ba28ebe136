import type { ReactNode } from 'react'
import type { FrameStyle } from '@/domain/frame'
import { BarFooter } from './bar-footer'
import { CardsFooter } from './cards-footer'
import { CentredFooter } from './centred-footer'
import { ColumnsFooter } from './columns-footer'
import { DarkFooter } from './dark-footer'
import type { FooterParts } from './footer-parts'
import { HalvesFooter } from './halves-footer'
import { IndexFooter } from './index-footer'

export const footers: Record<FrameStyle, (parts: FooterParts) => ReactNode> = {
  1: ColumnsFooter,
  2: CentredFooter,
  3: DarkFooter,
  4: IndexFooter,
  5: BarFooter,
  6: CardsFooter,
  7: HalvesFooter,
}
