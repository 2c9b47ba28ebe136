import type { Theme, ThemeName } from '../types'
import { calm } from './calm'
import { dark } from './dark'
import { editorial } from './editorial'
import { industrial } from './industrial'
import { market } from './market'
import { pastel } from './pastel'
import { playful } from './playful'
import { inRoom } from './room'

export const themes: Record<ThemeName, Theme> = {
  market,
  calm,
  dark,
  editorial,
  playful,
  industrial,
  room: inRoom,
  pastel,
}
