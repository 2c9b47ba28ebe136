import type { Palette, Scene, SceneKind } from '../../../drawing/brochures/scene'
import type { Texts } from '../../types'

const palettes = {
  morning: ['#fdf1d8', '#f3cf9a', '#c98a4b'],
  mint: ['#e4f4ee', '#a9d8c8', '#2f7d6d'],
  sky: ['#e3f0fb', '#a8cdea', '#3f6f9f'],
  rose: ['#fdeae6', '#f2b8a8', '#b8513c'],
  plum: ['#f1e8f6', '#c7a9d8', '#6d4584'],
  lemon: ['#fdf8cf', '#f2de76', '#d49a1f'],
  stone: ['#f1eee8', '#cfc7b8', '#7d7263'],
  night: ['#3a4a5c', '#1d2733', '#d9a441'],
  forest: ['#dcebd2', '#8fb87a', '#4f7a3a'],
  clay: ['#f8e2d0', '#e2a87a', '#96552b'],
} satisfies Record<string, Palette>

export const draw = (
  kind: SceneKind,
  palette: keyof typeof palettes,
  things: string,
  alt: [bg: string, de: string, en: string, ru: string],
  shape?: Scene['shape'],
): { scene: Scene; alt: Texts } => {
  const [bg, de, en, ru] = alt
  return { scene: { kind, palette: palettes[palette], things: things.split(' '), shape }, alt: { bg, de, en, ru } }
}
