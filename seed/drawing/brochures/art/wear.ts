import { darker, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

const teeShape = 'M132 52c40 26 96 26 136 0l88 44-34 86-44-16v186c-52 14-104 14-156 0V166l-44 16-34-86z'
const longShape =
  'M136 48c40 24 88 24 128 0l62 34c24 16 34 40 38 76l16 150-52 10-26-130v164c-68 16-136 16-204 0V188L72 318l-52-10 16-150c4-36 14-60 38-76z'

export const tee: Art = ({ colour, emoji }) =>
  shadow(200, 372, 110) + path(teeShape, colour) + path(teeShape, 'url(#flat)') + emoji(142, 142, 116)

export const polo: Art = ({ colour }) =>
  shadow(200, 372, 110) +
  path(teeShape, colour) +
  path('M132 52l68 74 68-74-22-14c-28 16-64 16-92 0z', darker(colour, 0.2)) +
  box(192, 110, 16, 70, 2, darker(colour, 0.12)) +
  disc(200, 134, 5, '#fff') +
  disc(200, 160, 5, '#fff') +
  path(teeShape, 'url(#flat)') +
  disc(250, 166, 9, '#e9c46a')

export const shirt: Art = ({ colour }) =>
  shadow(200, 378, 110) +
  path(longShape, colour) +
  box(194, 96, 12, 262, 2, darker(colour, 0.14)) +
  [124, 168, 212, 256, 300].map((y) => disc(200, y, 5, '#fff')).join('') +
  path('M136 48l64 66-38 26-44-82zM264 48l-64 66 38 26 44-82z', lighter(colour, 0.3)) +
  box(226, 156, 54, 58, 6, darker(colour, 0.1)) +
  path(longShape, 'url(#flat)')

export const sweater: Art = ({ colour, emoji }) =>
  shadow(200, 378, 110) +
  path(longShape, colour) +
  `<path d="M140 50c36 30 84 30 120 0" stroke="${darker(colour, 0.25)}" stroke-width="18" fill="none"/>` +
  [0, 1, 2]
    .map((n) =>
      Array.from({ length: 7 }, (_, m) =>
        path(
          `M${110 + m * 28} ${118 + n * 20}l14 12-14 12-14-12z`,
          n % 2 ? lighter(colour, 0.6) : darker(colour, 0.2),
          'opacity=".55"',
        ),
      ).join(''),
    )
    .join('') +
  box(98, 336, 204, 22, 4, darker(colour, 0.22)) +
  emoji(154, 206, 92) +
  path(longShape, 'url(#flat)')

export const coat: Art = ({ colour }) =>
  shadow(200, 388, 120) +
  path(
    'M136 30c40 20 88 20 128 0l60 34c22 14 30 40 34 76l14 146-48 8-22-112 8 190c-72 16-148 16-220 0l8-190-22 112-48-8 14-146c4-36 12-62 34-76z',
    colour,
  ) +
  box(196, 110, 6, 266, 1, darker(colour, 0.35)) +
  path('M136 30l62 96-46 40-40-118zM264 30l-62 96 46 40 40-118z', darker(colour, 0.16)) +
  [190, 240, 290].map((y) => disc(182, y, 6, '#2b211b') + disc(218, y, 6, '#2b211b')).join('') +
  box(104, 262, 58, 10, 3, darker(colour, 0.25)) +
  box(238, 262, 58, 10, 3, darker(colour, 0.25)) +
  path(
    'M136 30c40 20 88 20 128 0l60 34c22 14 30 40 34 76l14 146-48 8-22-112 8 190c-72 16-148 16-220 0l8-190-22 112-48-8 14-146c4-36 12-62 34-76z',
    'url(#flat)',
  )

export const dress2: Art = ({ colour }) =>
  shadow(200, 388, 120) +
  path(
    'M146 24l18 50c24 16 48 16 72 0l18-50 20 6-10 96c4 34 20 60 24 94 14 50 30 100 40 150-84 24-172 24-256 0 10-50 26-100 40-150 4-34 20-60 24-94L126 30z',
    colour,
  ) +
  path('M136 176h128l2 18H134z', darker(colour, 0.3)) +
  [150, 180, 210, 240]
    .map(
      (x) =>
        `<path d="M${x} 204l${(x - 196) * 0.9} 160" stroke="${darker(colour, 0.15)}" stroke-width="4" opacity=".6"/>`,
    )
    .join('') +
  path(
    'M146 24l18 50c24 16 48 16 72 0l18-50 20 6-10 96c4 34 20 60 24 94 14 50 30 100 40 150-84 24-172 24-256 0 10-50 26-100 40-150 4-34 20-60 24-94L126 30z',
    'url(#flat)',
  )

export const beanie: Art = ({ colour, emoji }) =>
  shadow(200, 352, 140) +
  disc(200, 68, 48, lighter(colour, 0.75)) +
  path('M64 280c0-110 50-190 136-190s136 80 136 190z', colour) +
  [0, 1, 2, 3, 4].map((n) => path(`M${96 + n * 52} 176l18 18-18 18-18-18z`, lighter(colour, 0.7))).join('') +
  path('M64 280c0-110 50-190 136-190s136 80 136 190z', 'url(#cyl)') +
  box(48, 262, 304, 78, 30, darker(colour, 0.18)) +
  Array.from({ length: 14 }, (_, n) => box(62 + n * 20, 268, 5, 66, 2, '#000', 'opacity=".14"')).join('') +
  emoji(166, 200, 62)
