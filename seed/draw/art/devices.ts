import { darker, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './kit'

/** A lit screen with a picture on it. */
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

export const washer: Art = ({ colour, emoji }) =>
  shadow(200, 390, 150) +
  box(58, 24, 284, 360, 16, '#fbfcfd') +
  box(58, 24, 284, 360, 16, 'url(#flat)') +
  box(58, 24, 284, 64, 16, '#e6eaee') +
  box(78, 42, 76, 28, 6, '#ccd3da') +
  disc(304, 56, 20, '#b9c1c9') +
  disc(304, 56, 14, '#eef1f4') +
  box(206, 44, 66, 24, 5, '#14212e') +
  disc(200, 232, 112, '#cfd6dc') +
  disc(200, 232, 96, '#7d8891') +
  disc(200, 232, 86, lighter(colour, 0.15)) +
  disc(200, 232, 86, 'url(#down)') +
  emoji(140, 176, 120) +
  disc(200, 232, 86, 'url(#shine)')

export const dishwasher: Art = ({ colour, emoji }) =>
  shadow(200, 390, 150) +
  box(58, 24, 284, 360, 14, 'url(#metal)') +
  box(58, 24, 284, 58, 14, '#2b3036') +
  box(96, 44, 80, 18, 5, darker(colour, 0.4)) +
  box(100, 100, 200, 16, 8, '#7d858d') +
  box(58, 24, 284, 360, 14, 'url(#flat)') +
  emoji(140, 178, 120)

export const fridge: Art = ({ emoji }) =>
  shadow(200, 392, 116) +
  box(104, 10, 192, 378, 14, 'url(#metal)') +
  box(104, 10, 192, 378, 14, 'url(#flat)') +
  box(104, 238, 192, 5, 0, '#6b737b') +
  box(120, 130, 10, 92, 5, '#5f676f') +
  box(120, 258, 10, 76, 5, '#5f676f') +
  box(224, 44, 50, 74, 8, '#22292f') +
  emoji(232, 62, 34)

export const microwave: Art = ({ colour, emoji }) =>
  shadow(200, 326, 180) +
  box(20, 106, 360, 212, 14, '#d5dadf') +
  box(20, 106, 360, 212, 14, 'url(#flat)') +
  box(38, 126, 244, 172, 10, '#15191d') +
  emoji(112, 158, 100) +
  box(38, 126, 244, 172, 10, 'url(#shine)') +
  box(300, 132, 62, 30, 5, '#12202b') +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2].map((n) => box(300 + n * 22, 176 + row * 24, 18, 16, 4, n + row === 4 ? colour : '#eef1f4')).join(''),
    )
    .join('') +
  disc(331, 274, 22, '#eef1f4')

export const vacuum: Art = ({ colour }) =>
  shadow(190, 372, 170) +
  `<path d="M270 250C250 130 330 60 346 40" stroke="#3a4046" stroke-width="22" fill="none"/><path d="M346 36L300 320" stroke="#aeb6be" stroke-width="16"/>` +
  box(240, 320, 140, 40, 14, '#2b3036') +
  path('M20 330c-6-90 60-150 140-140 70 8 116 60 112 140z', colour) +
  path('M20 330c-6-90 60-150 140-140 70 8 116 60 112 140z', 'url(#down)') +
  disc(92, 320, 50, '#23272c') +
  disc(92, 320, 26, '#8d959d') +
  box(130, 210, 90, 60, 26, '#ffffff', 'opacity=".35"') +
  disc(244, 340, 22, '#23272c')

export const robotvac: Art = ({ colour }) =>
  shadow(200, 318, 180, 20) +
  `<ellipse cx="200" cy="250" rx="180" ry="104" fill="#15181b"/><ellipse cx="200" cy="226" rx="180" ry="104" fill="${lighter(colour, 0.14)}"/><ellipse cx="200" cy="222" rx="160" ry="90" fill="${lighter(colour, 0.06)}"/><ellipse cx="200" cy="190" rx="60" ry="32" fill="#4a5157"/><ellipse cx="200" cy="180" rx="60" ry="32" fill="#6c747b"/><ellipse cx="200" cy="180" rx="60" ry="32" fill="url(#shine)"/><ellipse cx="200" cy="264" rx="18" ry="9" fill="#6ee7a8"/><ellipse cx="200" cy="226" rx="180" ry="104" fill="url(#shine)" opacity=".6"/>`

export const coffeemaker: Art = ({ colour, emoji }) =>
  shadow(200, 386, 136) +
  box(80, 40, 240, 340, 20, '#23272c') +
  box(80, 40, 240, 340, 20, 'url(#flat)') +
  box(96, 56, 208, 74, 12, 'url(#metal)') +
  disc(144, 93, 22, '#2b3036') +
  disc(256, 93, 22, colour) +
  box(166, 150, 68, 26, 6, '#aeb6be') +
  box(120, 158, 60, 14, 7, '#15181b') +
  box(104, 186, 192, 150, 10, '#0f1114') +
  emoji(148, 206, 108) +
  box(92, 336, 216, 22, 6, 'url(#metal)')

export const kettle: Art = ({ colour }) =>
  shadow(196, 382, 110) +
  `<path d="M284 130c70 0 70 150 0 170" stroke="#23272c" stroke-width="26" fill="none"/>` +
  path('M120 90h156l22 270H98z', lighter(colour, 0.7), 'opacity=".9"') +
  path('M112 190h174l12 170H98z', colour, 'opacity=".55"') +
  path('M120 90h156l22 270H98z', 'url(#cyl)') +
  path('M126 60h144l8 34H118z', '#23272c') +
  path('M122 96l-40 26 34 26z', '#cfd6dc') +
  box(94, 348, 208, 28, 10, '#23272c') +
  disc(198, 48, 14, '#23272c') +
  disc(198, 362, 6, '#54d6ff')

export const airfryer: Art = ({ emoji }) =>
  shadow(200, 384, 136) +
  path('M76 120c0-60 50-90 124-90s124 30 124 90l14 220c0 26-12 38-36 38H98c-24 0-36-12-36-38z', '#2a2f35') +
  path('M76 120c0-60 50-90 124-90s124 30 124 90l14 220c0 26-12 38-36 38H98c-24 0-36-12-36-38z', 'url(#cyl)') +
  disc(200, 98, 40, '#0f1317') +
  disc(200, 98, 30, '#1ec8ff', 'opacity=".35"') +
  box(70, 196, 260, 150, 18, '#1b1f23') +
  emoji(146, 204, 108) +
  box(150, 306, 100, 24, 12, 'url(#metal)')

export const blender: Art = ({ colour, emoji }) =>
  shadow(200, 388, 100) +
  path('M116 50h168l-22 206H138z', '#e9f5f8', 'opacity=".9"') +
  path('M124 126h152l-14 130H138z', colour, 'opacity=".75"') +
  emoji(150, 138, 100) +
  path('M116 50h168l-22 206H138z', 'url(#cyl)') +
  box(110, 26, 180, 28, 8, '#23272c') +
  path('M132 256h136l26 124H106z', '#2b3036') +
  path('M132 256h136l26 124H106z', 'url(#cyl)') +
  disc(200, 322, 24, '#dfe4e8')

export const iron: Art = ({ colour }) =>
  shadow(200, 332, 180) +
  path('M20 316c10-70 70-120 150-130h150c24 0 40 16 46 44l14 86z', colour) +
  path('M20 316c10-70 70-120 150-130h150c24 0 40 16 46 44l14 86z', 'url(#down)') +
  path('M10 314h376v14H20c-8 0-12-6-10-14z', 'url(#metal)') +
  `<path d="M150 196c20-70 60-92 120-92 50 0 80 26 84 92" stroke="${darker(colour, 0.45)}" stroke-width="36" fill="none"/>` +
  box(90, 236, 110, 40, 20, '#d9f0ff', 'opacity=".6"')

export const aircon: Art = ({ emoji }) =>
  shadow(200, 300, 180) +
  box(10, 96, 380, 150, 26, '#fbfcfd') +
  box(10, 96, 380, 150, 26, 'url(#down)') +
  box(34, 206, 332, 22, 8, '#c9d1d8') +
  box(34, 212, 332, 5, 2, '#8f9aa4') +
  box(300, 130, 62, 24, 5, '#e3eaf0') +
  emoji(50, 116, 60) +
  [110, 170, 230, 290]
    .map(
      (x) =>
        `<path d="M${x} 262c14 18-14 34 0 56" stroke="#7cc8f5" stroke-width="7" fill="none" opacity=".75" stroke-linecap="round"/>`,
    )
    .join('')

export const heater: Art = ({ colour, emoji }) =>
  shadow(200, 350, 176) +
  box(20, 90, 360, 236, 18, lighter(colour, 0.4)) +
  box(20, 90, 360, 236, 18, 'url(#flat)') +
  Array.from({ length: 11 }, (_, n) => box(44 + n * 29, 116, 12, 150, 6, '#9aa5af', 'opacity=".55"')).join('') +
  box(60, 322, 60, 20, 6, '#3a4046') +
  box(280, 322, 60, 20, 6, '#3a4046') +
  disc(340, 296, 16, '#3a4046') +
  emoji(48, 264, 56)
