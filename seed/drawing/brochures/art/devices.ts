import { darker, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

const screen = (x: number, y: number, w: number, h: number, colour: string, picture: string) =>
  box(x, y, w, h, 8, darker(colour, 0.25)) +
  `<g opacity=".9">${disc(x + w * 0.78, y + h * 0.3, Math.min(w, h) * 0.34, lighter(colour, 0.35))}${disc(x + w * 0.18, y + h * 0.86, Math.min(w, h) * 0.3, lighter(colour, 0.12))}</g>` +
  picture +
  box(x, y, w, h, 8, 'url(#shine)')

export const phone: Art = ({ colour, emoji }) =>
  shadow(200, 384, 120) +
  box(176, 30, 160, 346, 30, darker(colour, 0.2)) +
  box(176, 30, 160, 346, 30, 'url(#flat)') +
  box(192, 46, 74, 88, 22, darker(colour, 0.45)) +
  disc(214, 70, 15, '#15181c') +
  disc(214, 110, 15, '#15181c') +
  disc(246, 90, 12, '#15181c') +
  box(72, 40, 166, 340, 30, '#111418') +
  screen(80, 48, 150, 324, colour, emoji(100, 150, 112)) +
  box(130, 56, 50, 12, 6, '#111418')

export const tablet: Art = ({ colour, emoji }) =>
  shadow(200, 330, 170) + box(30, 66, 340, 256, 22, '#14171b') + screen(44, 80, 312, 228, colour, emoji(126, 118, 148))

export const tv: Art = ({ colour, emoji }) =>
  shadow(200, 352, 170) +
  box(96, 334, 70, 10, 5, '#2b2f34') +
  box(234, 334, 70, 10, 5, '#2b2f34') +
  path('M120 310h22l-8 28h-22zM258 310h22l8 28h-22z', '#3a3f45') +
  box(8, 84, 384, 236, 8, '#0c0e11') +
  screen(14, 90, 372, 220, colour, emoji(96, 96, 208))

export const monitor: Art = ({ colour, emoji }) =>
  shadow(200, 370, 110) +
  box(126, 352, 148, 12, 6, '#c9ced4') +
  path('M176 296h48l10 60h-68z', '#9aa2ab') +
  box(30, 60, 340, 240, 12, '#14171b') +
  screen(40, 70, 320, 212, colour, emoji(114, 90, 172))

export const laptop: Art = ({ colour, emoji }) =>
  shadow(200, 330, 186) +
  box(62, 76, 276, 196, 12, '#1a1d21') +
  screen(72, 86, 256, 174, colour, emoji(130, 102, 140)) +
  path('M62 270h276l52 46c4 6 0 12-8 12H18c-8 0-12-6-8-12z', '#c3c9d0') +
  path('M72 274h256l30 28H42z', '#4a5058') +
  path('M158 306h84l6 12h-96z', '#aab1b9')

export const earbuds: Art = ({ colour, emoji }) =>
  shadow(200, 352, 120) +
  box(92, 196, 216, 150, 60, darker(colour, 0.1)) +
  box(92, 196, 216, 150, 60, 'url(#down)') +
  box(104, 232, 192, 4, 2, '#000', 'opacity=".3"') +
  disc(200, 268, 6, '#6ee7a8') +
  [
    [120, 1],
    [280, -1],
  ]
    .map(
      ([x = 0, flip]) =>
        `<g transform="translate(${x} 60) scale(${flip} 1)">${box(-8, 40, 26, 96, 13, '#f4f6f8')}${disc(0, 40, 36, '#fbfcfd')}${disc(-14, 36, 18, '#2d3436')}${box(-8, 40, 26, 96, 13, 'url(#cyl)')}</g>`,
    )
    .join('') +
  emoji(170, 60, 60)

export const powerbank: Art = ({ colour, emoji, brand }) =>
  shadow(200, 376, 100) +
  box(112, 30, 176, 342, 30, colour) +
  box(112, 30, 176, 342, 30, 'url(#cyl)') +
  box(168, 36, 64, 12, 6, '#0b0d0f') +
  brand(200, 300, 120, 34, '#ffffff') +
  emoji(148, 134, 104) +
  [0, 1, 2, 3].map((n) => disc(170 + n * 20, 82, 5, '#7df0b2')).join('')

export const charger: Art = ({ colour, emoji }) =>
  shadow(200, 360, 110) +
  box(110, 110, 180, 240, 34, '#fbfcfd') +
  box(110, 110, 180, 240, 34, 'url(#flat)') +
  box(150, 54, 20, 66, 8, 'url(#metal)') +
  box(230, 54, 20, 66, 8, 'url(#metal)') +
  emoji(152, 158, 96) +
  box(160, 290, 80, 22, 11, colour)

export const soundbar: Art = ({ colour }) =>
  shadow(200, 330, 186) +
  box(268, 96, 112, 226, 14, '#24282d') +
  disc(324, 236, 42, '#0e1013') +
  disc(324, 236, 24, '#353b42') +
  box(268, 96, 112, 226, 14, 'url(#flat)') +
  box(12, 260, 300, 62, 14, colour) +
  box(20, 268, 284, 46, 10, '#15181b') +
  Array.from({ length: 23 }, (_, n) => box(26 + n * 12, 272, 3, 38, 1, '#2e343a')).join('') +
  disc(290, 291, 5, '#6ee7a8')

export const speaker: Art = ({ colour, emoji }) =>
  shadow(200, 380, 116) +
  box(96, 24, 208, 352, 44, '#1d2126') +
  box(96, 24, 208, 352, 44, 'url(#cyl)') +
  disc(200, 262, 82, colour) +
  disc(200, 262, 68, '#0e1013') +
  disc(200, 262, 34, '#343a41') +
  disc(200, 262, 12, colour) +
  disc(200, 112, 56, colour) +
  disc(200, 112, 46, '#0e1013') +
  emoji(166, 78, 68)

export const router: Art = ({ emoji }) =>
  shadow(200, 336, 170) +
  [70, 150, 250, 330].map((x) => box(x - 7, 60, 14, 220, 7, '#22262b')).join('') +
  path('M30 260h340l16 64H14z', '#2d3238') +
  path('M30 260h340l16 64H14z', 'url(#down)') +
  [0, 1, 2, 3, 4].map((n) => disc(150 + n * 25, 300, 5, n < 3 ? '#6ee7a8' : '#5a636d')).join('') +
  emoji(150, 140, 100)
