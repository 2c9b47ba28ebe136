import { darker, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

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
