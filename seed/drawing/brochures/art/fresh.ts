import { darker, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

export const single: Art = ({ emoji }) => shadow(200, 374, 120) + emoji(22, 18, 356)

export const pile: Art = ({ emoji }) =>
  shadow(200, 362, 168) + emoji(112, 24, 176) + emoji(20, 112, 186) + emoji(196, 106, 190) + emoji(94, 158, 212)

export const board: Art = ({ emoji }) =>
  shadow(200, 346, 176, 16) +
  `<ellipse cx="200" cy="318" rx="186" ry="46" fill="#8a5a2b"/><ellipse cx="200" cy="306" rx="186" ry="46" fill="url(#wood)"/><ellipse cx="200" cy="304" rx="164" ry="36" fill="none" stroke="#a87439" stroke-width="3" opacity=".6"/>` +
  emoji(66, 28, 268) +
  `<g transform="translate(268 238) scale(.9)"><path d="M0 60c10-40 40-54 74-56-6 34-30 58-74 56z" fill="#4c9a3f"/><path d="M4 58c20-16 40-32 62-48" stroke="#2f7a2a" stroke-width="3" fill="none"/></g>`

export const plate: Art = ({ emoji }) =>
  shadow(200, 344, 176, 16) +
  `<ellipse cx="200" cy="306" rx="186" ry="54" fill="#d9dee4"/><ellipse cx="200" cy="298" rx="186" ry="54" fill="#fbfcfd"/><ellipse cx="200" cy="298" rx="132" ry="34" fill="#eef1f5"/>` +
  emoji(72, 46, 256)

export const tray: Art = ({ emoji }) =>
  shadow(200, 340, 166) +
  box(28, 132, 344, 204, 30, '#23272b') +
  box(46, 148, 308, 172, 22, '#3a4046') +
  emoji(52, 128, 158) +
  emoji(186, 120, 168) +
  emoji(116, 158, 170) +
  box(28, 132, 344, 204, 30, 'url(#shine)')

export const bowl: Art = ({ emoji }) =>
  shadow(200, 352, 130) +
  emoji(66, 88, 120) +
  emoji(140, 70, 124) +
  emoji(212, 92, 120) +
  path('M42 176h316c0 90-62 168-158 168S42 266 42 176z', '#f3e9d8') +
  path('M42 176h316c0 90-62 168-158 168S42 266 42 176z', 'url(#cyl)') +
  `<path d="M56 206c90 24 198 24 288 0" stroke="#b5532a" stroke-width="9" fill="none"/>`

export const puzzle: Art = ({ colour, emoji, brand }) =>
  shadow(200, 350, 160) +
  path('M48 90l26-26h278l-26 26z', lighter(colour, 0.3)) +
  path('M326 90l26-26v240l-26 38z', darker(colour, 0.4)) +
  box(48, 90, 278, 252, 4, colour) +
  box(64, 144, 246, 182, 6, lighter(colour, 0.8)) +
  emoji(112, 150, 166) +
  brand(187, 118, 230, 40, '#ffffff') +
  box(48, 90, 278, 252, 4, 'url(#flat)')

export const bricks: Art = (parts) => {
  const stud = (x: number, y: number, fill: string) =>
    box(x, y, 60, 46, 4, fill) +
    [10, 36].map((dx) => box(x + dx, y - 10, 16, 12, 3, lighter(fill, 0.2))).join('') +
    box(x, y, 60, 46, 4, 'url(#flat)')
  return puzzle(parts) + stud(250, 316, '#e63946') + stud(312, 316, '#f4d35e') + stud(282, 264, '#2a9d8f')
}

export const blocks: Art = ({ emoji }) => {
  const cube = (x: number, y: number, fill: string, mark: string) =>
    box(x, y, 104, 104, 12, fill) +
    box(x + 14, y + 14, 76, 76, 8, lighter(fill, 0.75)) +
    mark +
    box(x, y, 104, 104, 12, 'url(#flat)')
  return (
    shadow(200, 374, 150) +
    cube(38, 266, '#e76f51', disc(90, 318, 24, '#e76f51')) +
    cube(148, 266, '#2a9d8f', path('M200 292l28 50h-56z', '#2a9d8f')) +
    cube(258, 266, '#e9c46a', box(288, 296, 44, 44, 4, '#e9c46a')) +
    cube(92, 156, '#457b9d', disc(144, 208, 24, '#457b9d')) +
    cube(204, 156, '#f4a261', emoji(224, 176, 64)) +
    cube(148, 46, '#d1495b', path('M200 72l28 50h-56z', '#d1495b'))
  )
}
