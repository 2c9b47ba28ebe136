import { darker, lighter } from '../colour'
import { cabinet, knob, legs } from './joinery'
import { type Art, box, disc, path, shadow } from './shapes'

export const coffeetable: Art = ({ colour }) =>
  shadow(200, 322, 170) +
  path('M60 210h18l14 106H80zM322 210h18l-20 106h-12z', darker(colour, 0.3)) +
  `<ellipse cx="200" cy="206" rx="180" ry="44" fill="${darker(colour, 0.22)}"/><ellipse cx="200" cy="194" rx="180" ry="44" fill="${colour}"/><ellipse cx="200" cy="194" rx="180" ry="44" fill="url(#shine)"/>` +
  box(232, 158, 74, 12, 3, '#c1554a') +
  box(238, 148, 64, 12, 3, '#3d5a80') +
  path('M120 130h34l6 50h-46z', '#eef1ee') +
  `<path d="M136 130c-20-40-34-44-34-70M138 130c4-40 20-50 26-74" stroke="#588157" stroke-width="6" fill="none"/>` +
  disc(102, 60, 13, '#84a98c') +
  disc(164, 56, 13, '#a3b18a') +
  disc(136, 82, 12, '#588157')

export const tvstand: Art = ({ colour, emoji }) =>
  shadow(200, 346, 186) +
  legs([40, 356], 320, 24, '#2b2f34') +
  emoji(112, 44, 176) +
  cabinet(12, 216, 376, 108, colour) +
  box(24, 228, 110, 84, 3, darker(colour, 0.14)) +
  box(266, 228, 110, 84, 3, darker(colour, 0.14)) +
  box(144, 228, 112, 38, 2, darker(colour, 0.45)) +
  box(144, 272, 112, 40, 2, darker(colour, 0.5)) +
  knob(126, 270) +
  knob(274, 270)

export const bookshelf: Art = ({ colour, emoji }) => {
  const books = (x: number, y: number, widths: number[], inks: string[]) => {
    let at = x
    return widths
      .map((w, n) => {
        const b = box(at, y + (n % 3) * 5, w - 2, 54 - (n % 3) * 5, 1, inks[n % inks.length] ?? '#888')
        at += w
        return b
      })
      .join('')
  }
  return (
    shadow(200, 388, 120) +
    cabinet(88, 16, 224, 368, colour) +
    [28, 98, 168, 238, 308].map((y) => box(102, y, 196, 62, 2, darker(colour, 0.5))).join('') +
    books(108, 34, [14, 16, 12, 18, 14, 16, 12], ['#c1554a', '#3d5a80', '#e9c46a', '#588157', '#f1e3cf']) +
    emoji(226, 38, 52) +
    books(180, 104, [14, 18, 12, 16, 14, 16, 14], ['#2a9d8f', '#f4a261', '#264653', '#e76f51']) +
    path('M116 124h36l5 34h-46z', '#eef1ee') +
    disc(134, 116, 16, '#588157') +
    books(108, 174, [16, 14, 18, 12, 14], ['#6d597a', '#b56576', '#355070', '#eaac8b']) +
    box(220, 196, 60, 32, 4, '#d8c3a5') +
    box(114, 258, 76, 40, 4, '#d8c3a5') +
    books(206, 244, [14, 16, 12, 18, 14], ['#457b9d', '#f1faee', '#e63946']) +
    box(112, 322, 80, 46, 4, '#c9ada7') +
    box(206, 322, 80, 46, 4, '#c9ada7')
  )
}

export const lamp: Art = ({ colour }) =>
  `<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>` +
  disc(200, 150, 150, 'url(#glow)') +
  shadow(200, 384, 80) +
  box(194, 130, 12, 244, 4, '#3b3b3b') +
  `<ellipse cx="200" cy="376" rx="62" ry="13" fill="#2b2b2b"/>` +
  path('M146 34h108l40 120H106z', lighter(colour, 0.35)) +
  path('M146 34h108l40 120H106z', 'url(#cyl)')

export const desklamp: Art = ({ colour }) =>
  shadow(180, 372, 110) +
  `<ellipse cx="160" cy="362" rx="92" ry="20" fill="${darker(colour, 0.3)}"/><ellipse cx="160" cy="352" rx="92" ry="20" fill="${colour}"/><path d="M160 348L110 200l110-116" stroke="#5c656d" stroke-width="14" fill="none" stroke-linejoin="round"/>` +
  path('M196 58l60-22 96 96-96 34z', colour) +
  path('M196 58l60-22 96 96-96 34z', 'url(#flat)') +
  path('M256 166l96-34 20 120-150 44z', '#ffe9a8', 'opacity=".4"') +
  disc(110, 200, 12, '#3a4046')

export const wardrobe: Art = ({ colour }) =>
  shadow(200, 390, 160) +
  cabinet(40, 12, 320, 374, colour) +
  [46, 152, 258]
    .map(
      (x, n) =>
        box(x, 22, 96, 346, 3, n === 1 ? '#dfe9ee' : lighter(colour, 0.12)) +
        (n === 1 ? box(x, 22, 96, 346, 3, 'url(#shine)') : ''),
    )
    .join('') +
  box(132, 170, 5, 60, 2, '#3b2f25') +
  box(262, 170, 5, 60, 2, '#3b2f25')

export const nightstand: Art = ({ colour, emoji }) =>
  shadow(200, 380, 130) +
  legs([96, 300], 344, 34) +
  cabinet(74, 188, 252, 160, colour) +
  box(86, 200, 228, 62, 3, lighter(colour, 0.15)) +
  box(86, 272, 228, 64, 3, lighter(colour, 0.15)) +
  knob(200, 230) +
  knob(200, 304) +
  emoji(150, 88, 104)

export const dresser: Art = ({ colour }) =>
  shadow(200, 376, 170) +
  legs([62, 336], 342, 32) +
  cabinet(36, 110, 328, 236, colour) +
  [0, 1, 2, 3]
    .map((n) => box(48, 122 + n * 55, 304, 48, 3, lighter(colour, 0.15)) + box(168, 142 + n * 55, 64, 7, 3, '#3b2f25'))
    .join('') +
  path('M88 62h34l5 48H83z', '#dfe7e4') +
  disc(105, 44, 24, '#84a98c') +
  box(250, 46, 66, 64, 3, '#3b2f25') +
  box(257, 53, 52, 50, 2, '#f3e4c8')

export const table: Art = ({ colour, emoji }) =>
  shadow(200, 352, 180) +
  path('M46 200h22l-10 148H46zM332 200h22l0 148h-12z', darker(colour, 0.25)) +
  path('M30 168h340l20 36H10z', colour) +
  path('M30 168h340l20 36H10z', 'url(#shine)') +
  box(10, 202, 380, 18, 3, darker(colour, 0.15)) +
  emoji(150, 74, 100)

export const desk: Art = ({ colour, emoji }) =>
  shadow(200, 366, 176) +
  box(36, 210, 12, 150, 3, '#2b2f34') +
  cabinet(246, 206, 116, 154, lighter(colour, 0.2)) +
  [0, 1, 2].map((n) => box(256, 216 + n * 48, 96, 40, 3, lighter(colour, 0.4)) + knob(304, 236 + n * 48)).join('') +
  box(18, 188, 364, 22, 4, colour) +
  box(18, 188, 364, 22, 4, 'url(#flat)') +
  emoji(90, 78, 116)

export const gardenset: Art = ({ colour }) => {
  const chair = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${box(0, 130, 18, 210, 6, darker(colour, 0.35))}${box(0, 130, 30, 110, 8, colour)}${box(0, 234, 104, 30, 10, lighter(colour, 0.3))}${box(86, 260, 12, 82, 4, darker(colour, 0.35))}</g>`
  return (
    shadow(200, 348, 186) +
    `<path d="M200 60v280" stroke="#c9ced4" stroke-width="8"/>` +
    path(
      'M40 110C70 30 330 30 360 110c-50-16-70-16-106 0-30-16-78-16-108 0-36-16-56-16-106 0z',
      lighter(colour, 0.25),
    ) +
    chair(22, 1) +
    chair(378, -1) +
    `<ellipse cx="200" cy="250" rx="86" ry="20" fill="#a66f3f"/><ellipse cx="200" cy="244" rx="86" ry="20" fill="url(#wood)"/>`
  )
}
