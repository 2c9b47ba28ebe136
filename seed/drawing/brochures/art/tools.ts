import { darker, inkOn, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

export const drill: Art = ({ colour, brand }) =>
  shadow(190, 372, 130) +
  box(14, 128, 96, 12, 5, 'url(#metal)') +
  path('M100 104h46v60h-46l-18-16v-28z', '#3a4046') +
  path('M140 74h190c30 0 46 18 46 50s-16 52-46 52H140z', colour) +
  path('M226 170h84l-14 150h-88z', darker(colour, 0.15)) +
  path('M228 190h-34v44c0 10 22 12 24 4z', '#23272c') +
  box(176, 312, 156, 54, 12, '#23272c') +
  path('M140 74h190c30 0 46 18 46 50s-16 52-46 52H140z', 'url(#down)') +
  [0, 1, 2, 3].map((n) => box(318 + n * 12, 96, 5, 56, 2, '#23272c')).join('') +
  brand(228, 124, 150, 40, inkOn(colour)) +
  box(190, 326, 60, 10, 4, lighter(colour, 0.1))

export const grinder: Art = ({ colour, brand }) =>
  `<g transform="rotate(-18 200 200)">${shadow(200, 296, 180)}` +
  disc(84, 208, 80, '#aeb6be') +
  disc(84, 208, 68, '#8b939b') +
  disc(84, 208, 22, '#e3e7ea') +
  path('M60 128c40-16 70 4 76 60l-70 10z', '#3a4046') +
  box(110, 164, 262, 82, 34, colour) +
  box(110, 164, 262, 82, 34, 'url(#down)') +
  box(322, 164, 56, 82, 26, '#23272c') +
  box(140, 96, 24, 90, 10, '#23272c') +
  brand(230, 206, 150, 36, inkOn(colour)) +
  '</g>'

export const tape: Art = ({ colour, brand }) =>
  shadow(190, 340, 150) +
  box(64, 92, 220, 244, 54, colour) +
  box(64, 92, 220, 244, 54, 'url(#flat)') +
  disc(174, 214, 78, '#23272c') +
  brand(174, 214, 120, 36, '#ffffff') +
  box(230, 296, 154, 34, 3, '#f6e27a') +
  Array.from({ length: 12 }, (_, n) => box(240 + n * 12, 296, 2, n % 3 ? 12 : 20, 0, '#23272c')).join('') +
  box(376, 288, 10, 50, 3, '#aeb6be')

export const level: Art = ({ colour, brand }) =>
  `<g transform="rotate(-22 200 200)">${shadow(200, 254, 190)}` +
  box(4, 156, 392, 86, 8, colour) +
  box(4, 156, 392, 86, 8, 'url(#down)') +
  box(4, 156, 26, 86, 8, '#23272c') +
  box(370, 156, 26, 86, 8, '#23272c') +
  box(160, 172, 80, 34, 12, '#c9f27b') +
  disc(200, 189, 9, '#f2ffd8') +
  box(184, 172, 3, 34, 0, '#23272c') +
  box(213, 172, 3, 34, 0, '#23272c') +
  disc(80, 200, 26, '#c9f27b') +
  disc(320, 200, 26, '#c9f27b') +
  brand(200, 224, 90, 22, '#23272c') +
  '</g>'

export const paint: Art = ({ colour, emoji, brand }) =>
  shadow(200, 380, 130) +
  `<path d="M84 92C90 10 310 10 316 92" stroke="#9aa2ab" stroke-width="8" fill="none"/>` +
  box(76, 84, 248, 292, 16, '#f7f9fb') +
  path('M76 176c70-40 130 40 248-10v194c0 10-6 16-16 16H92c-10 0-16-6-16-16z', colour) +
  brand(166, 146, 150, 40, '#24303a') +
  emoji(140, 214, 116) +
  box(76, 84, 248, 292, 16, 'url(#cyl)') +
  `<ellipse cx="200" cy="88" rx="124" ry="24" fill="url(#metal)"/><ellipse cx="200" cy="86" rx="102" ry="17" fill="${colour}"/>` +
  path('M250 98c10 30 6 60 16 60s8-34 16-64z', colour)

export const bucket: Art = ({ colour, emoji, brand }) =>
  shadow(200, 376, 120) +
  box(84, 92, 232, 280, 22, colour) +
  box(84, 92, 232, 280, 22, 'url(#cyl)') +
  box(150, 30, 100, 70, 20, darker(colour, 0.2)) +
  box(170, 14, 60, 34, 8, '#f4f6f8') +
  box(104, 160, 192, 160, 8, '#fbfcfd') +
  brand(200, 196, 160, 40, darker(colour, 0.3)) +
  emoji(158, 222, 86)

export const sack: Art = ({ colour, emoji, brand }) =>
  shadow(200, 384, 140) +
  path('M70 40c86 10 174 10 260 0 14 110 16 220 4 336-90 12-178 12-268 0-12-116-10-226 4-336z', lighter(colour, 0.7)) +
  path('M66 130c90 14 178 14 268 0l6 90c-94 16-186 16-280 0z', colour) +
  brand(200, 180, 222, 60, inkOn(colour)) +
  emoji(138, 236, 124) +
  path('M70 40c86 10 174 10 260 0 14 110 16 220 4 336-90 12-178 12-268 0-12-116-10-226 4-336z', 'url(#cyl)') +
  path('M70 40c86 10 174 10 260 0l2 20c-88 10-176 10-264 0z', darker(colour, 0.35))

export const roller: Art = ({ colour }) =>
  shadow(200, 378, 110) +
  box(40, 50, 280, 92, 40, lighter(colour, 0.5)) +
  box(40, 50, 280, 92, 40, 'url(#down)') +
  `<path d="M320 96h40v92H208v60" stroke="#9aa2ab" stroke-width="14" fill="none"/>` +
  box(184, 240, 48, 136, 20, colour) +
  box(184, 240, 48, 136, 20, 'url(#cyl)')

export const screws: Art = ({ colour, brand }) => {
  const screw = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-14-50h28l-8 14h-12z', '#d5dadf')}${path('M-6-38H6L2 54 0 62-2 54z', '#aeb6be')}${[0, 1, 2, 3, 4, 5].map((n) => box(-7, -22 + n * 12, 14, 3, 1, '#7d858d')).join('')}</g>`
  return (
    shadow(200, 366, 160) +
    box(96, 60, 208, 176, 8, colour) +
    box(96, 60, 208, 176, 8, 'url(#flat)') +
    box(112, 80, 176, 70, 4, '#fbfcfd') +
    brand(200, 116, 150, 40, '#24303a') +
    [
      [70, 300, 40],
      [130, 318, -20],
      [190, 296, 70],
      [250, 320, 10],
      [310, 300, -50],
      [350, 322, 30],
      [160, 268, -60],
      [268, 270, 80],
    ]
      .map(([x = 0, y = 0, turn = 0]) => screw(x, y, turn))
      .join('')
  )
}

export const hose: Art = ({ colour }) =>
  shadow(200, 356, 170) +
  [150, 122, 94]
    .map(
      (r, n) =>
        `<ellipse cx="200" cy="${214 + n * 4}" rx="${r}" ry="${r * 0.86}" fill="none" stroke="${n % 2 ? lighter(colour, 0.25) : colour}" stroke-width="26"/>`,
    )
    .join('') +
  `<path d="M330 270c30 30 40 50 30 86" stroke="${colour}" stroke-width="24" fill="none"/>` +
  box(338, 336, 44, 40, 8, '#f1c40f') +
  disc(200, 220, 52, '#ffffff', 'opacity=".12"')

export const strip: Art = ({ colour }) =>
  `<g transform="rotate(-20 200 200)">${shadow(200, 262, 180)}<path d="M380 200c30 0 20 60-10 70" stroke="#c9ced4" stroke-width="12" fill="none"/>` +
  box(16, 140, 364, 116, 28, colour) +
  box(16, 140, 364, 116, 28, 'url(#down)') +
  [62, 128, 194, 260]
    .map((x) => disc(x, 198, 28, '#cfd6dc') + disc(x - 9, 198, 5, '#23272c') + disc(x + 9, 198, 5, '#23272c'))
    .join('') +
  box(310, 172, 40, 52, 8, '#e63946') +
  '</g>'
