import { darker, lighter } from '../colour'
import { legs } from './joinery'
import { type Art, box, disc, path, shadow } from './shapes'

export const sofa: Art = ({ colour }) =>
  shadow(200, 322, 186) +
  legs([56, 344], 290, 30) +
  box(40, 128, 320, 130, 30, darker(colour, 0.12)) +
  box(48, 134, 102, 110, 24, colour) +
  box(150, 134, 100, 110, 24, colour) +
  box(250, 134, 102, 110, 24, colour) +
  box(44, 216, 104, 56, 18, lighter(colour, 0.12)) +
  box(148, 216, 104, 56, 18, lighter(colour, 0.12)) +
  box(252, 216, 104, 56, 18, lighter(colour, 0.12)) +
  box(12, 186, 48, 110, 22, lighter(colour, 0.04)) +
  box(340, 186, 48, 110, 22, darker(colour, 0.1)) +
  box(40, 262, 320, 36, 10, darker(colour, 0.2)) +
  `<g transform="rotate(-10 100 190)">${box(70, 158, 66, 66, 14, '#e9c46a')}</g><g transform="rotate(12 300 190)">${box(268, 158, 66, 66, 14, '#f1e3cf')}</g>` +
  box(12, 128, 376, 170, 26, 'url(#down)', 'opacity=".6"')

export const cornersofa: Art = ({ colour }) =>
  shadow(200, 336, 190) +
  legs([34, 366], 308, 24) +
  box(20, 112, 250, 130, 28, darker(colour, 0.1)) +
  box(240, 112, 140, 130, 28, darker(colour, 0.16)) +
  box(30, 122, 112, 104, 22, colour) +
  box(142, 122, 112, 104, 22, colour) +
  box(254, 122, 112, 104, 22, darker(colour, 0.05)) +
  box(24, 212, 124, 54, 16, lighter(colour, 0.12)) +
  box(146, 212, 110, 54, 16, lighter(colour, 0.12)) +
  box(250, 212, 130, 100, 18, lighter(colour, 0.08)) +
  box(8, 176, 40, 130, 20, lighter(colour, 0.03)) +
  box(24, 258, 228, 50, 10, darker(colour, 0.18)) +
  `<g transform="rotate(-8 84 180)">${box(58, 146, 62, 62, 14, '#d98f5c')}</g><g transform="rotate(10 320 180)">${box(290, 146, 62, 62, 14, '#f4ece0')}</g>`

export const armchair: Art = ({ colour }) =>
  shadow(200, 360, 140) +
  legs([104, 296], 316, 46) +
  path('M92 74c60-30 156-30 216 0 20 60 20 130 0 190H92c-20-60-20-130 0-190z', darker(colour, 0.08)) +
  path('M112 94c50-22 126-22 176 0 14 50 14 110 0 160H112c-14-50-14-110 0-160z', colour) +
  box(98, 222, 204, 66, 26, lighter(colour, 0.15)) +
  box(56, 176, 56, 150, 26, darker(colour, 0.04)) +
  box(288, 176, 56, 150, 26, darker(colour, 0.14)) +
  box(84, 280, 232, 44, 12, darker(colour, 0.2)) +
  box(56, 60, 288, 266, 40, 'url(#down)', 'opacity=".45"')

export const barstool: Art = ({ colour }) =>
  shadow(200, 384, 90) +
  `<ellipse cx="200" cy="372" rx="86" ry="16" fill="url(#metal)"/>` +
  box(192, 190, 16, 184, 4, 'url(#metal)') +
  `<ellipse cx="200" cy="300" rx="50" ry="12" fill="none" stroke="#9aa2ab" stroke-width="8"/>` +
  path('M110 60c50-26 130-26 180 0l12 96H98z', colour) +
  box(92, 144, 216, 52, 26, lighter(colour, 0.14)) +
  path('M110 60c50-26 130-26 180 0l12 96H98z', 'url(#down)')

export const officechair: Art = ({ colour }) =>
  shadow(200, 386, 110) +
  `<path d="M200 290v50M200 340l-86 32M200 340l86 32M200 340v40" stroke="#2b2f34" stroke-width="14" stroke-linecap="round"/>` +
  [114, 200, 286].map((x) => disc(x, 378, 11, '#15181b')).join('') +
  box(122, 20, 156, 196, 36, colour) +
  box(134, 32, 132, 172, 28, lighter(colour, 0.2)) +
  Array.from({ length: 10 }, (_, n) => box(140, 44 + n * 16, 120, 3, 1, darker(colour, 0.1))).join('') +
  box(96, 232, 208, 56, 24, lighter(colour, 0.08)) +
  box(76, 170, 22, 92, 10, '#15181b') +
  box(302, 170, 22, 92, 10, '#15181b') +
  box(96, 232, 208, 56, 24, 'url(#down)')

export const bed: Art = ({ colour }) =>
  shadow(200, 352, 190) +
  legs([30, 370], 316, 32) +
  box(26, 76, 348, 190, 24, darker(colour, 0.15)) +
  box(26, 76, 348, 190, 24, 'url(#down)') +
  box(54, 150, 132, 74, 26, '#ffffff') +
  box(214, 150, 132, 74, 26, '#f6f8fa') +
  path('M14 216c120-26 252-26 372 0l6 100H8z', '#fdfdfb') +
  path('M10 250c120-24 260-24 380 0l4 76H6z', colour) +
  path('M10 250c120-24 260-24 380 0l4 76H6z', 'url(#down)') +
  box(6, 316, 388, 18, 6, darker(colour, 0.4))

export const mattress: Art = ({ colour, emoji }) =>
  shadow(200, 312, 190) +
  path('M20 198L96 120h284l-4 78z', '#ffffff') +
  path('M12 200h364l8 96c0 8-6 12-14 12H22c-8 0-12-4-12-12z', colour) +
  path('M12 200h364l8 96c0 8-6 12-14 12H22c-8 0-12-4-12-12z', 'url(#down)') +
  [60, 120, 180, 240, 300].map((x) => `<path d="M${x} 190l36-60" stroke="#dfe5ea" stroke-width="3"/>`).join('') +
  box(12, 230, 370, 8, 0, '#8fb8c9') +
  emoji(150, 96, 90)

export const bedding: Art = ({ colour, emoji }) =>
  shadow(200, 336, 170) +
  [0, 1, 2, 3]
    .map(
      (n) =>
        box(50 - (n % 2) * 6, 270 - n * 44, 300 + (n % 2) * 12, 58, 26, n % 2 ? lighter(colour, 0.55) : colour) +
        box(50 - (n % 2) * 6, 270 - n * 44, 300 + (n % 2) * 12, 58, 26, 'url(#down)'),
    )
    .join('') +
  box(168, 126, 60, 202, 4, '#fbf6ec') +
  emoji(164, 192, 66)

export const rug: Art = ({ colour }) => {
  const row = (y: number, fill: string) =>
    Array.from({ length: 7 }, (_, n) => path(`M${78 + n * 40} ${y}l18 20-18 20-18-20z`, fill)).join('')
  return (
    shadow(200, 352, 180) +
    path('M30 70h340v272H30z', colour) +
    path('M46 86h308v240H46z', '#f3e4c8') +
    path('M56 96h288v220H56z', darker(colour, 0.15)) +
    row(108, '#e9c46a') +
    row(152, '#f3e4c8') +
    row(196, '#2a6f6a') +
    row(240, '#f3e4c8') +
    row(276, '#e9c46a') +
    Array.from(
      { length: 34 },
      (_, n) => box(33 + n * 10, 56, 3, 16, 1, '#f3e4c8') + box(33 + n * 10, 340, 3, 16, 1, '#f3e4c8'),
    ).join('') +
    path('M30 70h340v272H30z', 'url(#shine)', 'opacity=".4"')
  )
}
