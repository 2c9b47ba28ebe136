import { darker, inkOn, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

function bottle(
  outline: string,
  liquid: string | null,
  label: [number, number, number, number],
  cap: string,
  shadowWidth: number,
): Art {
  return ({ colour, emoji, brand }) => {
    const [x, y, w, h] = label
    const ground = liquid ? colour : lighter(colour, 0.9)
    return (
      shadow(200, 388, shadowWidth) +
      path(outline, liquid ?? colour) +
      path(outline, 'url(#cyl)') +
      cap +
      box(x, y, w, h, 6, ground) +
      box(x, y, w, 7, 3, liquid ? lighter(colour, 0.45) : colour) +
      box(x, y + h - 7, w, 7, 3, liquid ? lighter(colour, 0.45) : colour) +
      brand(x + w / 2, y + h * 0.26, w * 0.84, h * 0.24, inkOn(ground, darker(colour, 0.72))) +
      emoji(x + w / 2 - h * 0.24, y + h * 0.43, h * 0.48) +
      box(x, y, w, h, 6, 'url(#cyl)')
    )
  }
}

const wineShape = 'M176 16h48v92c0 26 34 38 34 78v186c0 10-6 14-16 14h-84c-10 0-16-4-16-14V186c0-40 34-52 34-78z'
const waterShape =
  'M178 34h44v24c0 22 42 30 42 72 0 16-8 20-8 34s8 18 8 34v150c0 28-10 40-28 40h-72c-18 0-28-12-28-40V198c0-16 8-20 8-34s-8-18-8-34c0-42 42-50 42-72z'
const oilShape = 'M174 40h52v30c0 20 44 26 44 66v232c0 14-8 20-20 20H150c-12 0-20-6-20-20V136c0-40 44-46 44-66z'
const milkShape = 'M168 44h64v40c0 22 36 36 36 74v206c0 16-8 24-24 24h-88c-16 0-24-8-24-24V158c0-38 36-52 36-74z'
const flaconShape = 'M150 96h100c24 0 34 14 34 34v226c0 22-10 32-30 32H146c-20 0-30-10-30-32V130c0-20 10-34 34-34z'
const squeezeShape =
  'M176 84h48c8 34 56 40 56 96 0 40-22 52-22 86 0 30 18 44 18 84 0 26-12 38-30 38h-92c-18 0-30-12-30-38 0-40 18-54 18-84 0-34-22-46-22-86 0-56 48-62 56-96z'

export const wine: Art = (parts) =>
  bottle(
    wineShape,
    darker(parts.colour, 0.25),
    [146, 206, 108, 138],
    box(176, 10, 48, 58, 5, darker(parts.colour, 0.45)) + box(176, 10, 48, 58, 5, 'url(#cyl)'),
    70,
  )({
    ...parts,
    colour: '#f3ead6',
    brand: (cx, cy, w, h) => parts.brand(cx, cy, w, h, darker(parts.colour, 0.4)),
  })

export const spirit: Art = (parts) =>
  bottle(
    milkShape,
    lighter(parts.colour, 0.35),
    [138, 186, 124, 150],
    box(164, 14, 72, 40, 6, '#3b2a1a') + box(164, 14, 72, 40, 6, 'url(#cyl)'),
    80,
  )(parts)

export const water: Art = (parts) =>
  bottle(
    waterShape,
    '#cfe8f6',
    [136, 196, 128, 96],
    box(172, 12, 56, 28, 5, parts.colour) + box(172, 12, 56, 28, 5, 'url(#cyl)'),
    80,
  )(parts)

export const beer: Art = (parts) =>
  bottle(
    waterShape,
    '#7a4312',
    [136, 178, 128, 130],
    box(172, 12, 56, 28, 5, parts.colour) + box(172, 12, 56, 28, 5, 'url(#cyl)'),
    80,
  )(parts)

export const oil: Art = (parts) =>
  bottle(
    oilShape,
    lighter(parts.colour, 0.25),
    [130, 170, 140, 150],
    box(168, 14, 64, 34, 6, darker(parts.colour, 0.2)) + box(168, 14, 64, 34, 6, 'url(#cyl)'),
    86,
  )({
    ...parts,
    colour: darker(parts.colour, 0.12),
  })

export const milkbottle: Art = (parts) =>
  bottle(
    milkShape,
    '#f6f8fb',
    [132, 176, 136, 160],
    box(160, 18, 80, 36, 7, parts.colour) + box(160, 18, 80, 36, 7, 'url(#cyl)'),
    82,
  )(parts)

export const flacon: Art = (parts) =>
  bottle(
    flaconShape,
    null,
    [128, 168, 144, 172],
    box(150, 36, 100, 66, 9, darker(parts.colour, 0.3)) + box(150, 36, 100, 66, 9, 'url(#cyl)'),
    98,
  )(parts)

export const squeeze: Art = (parts) =>
  bottle(
    squeezeShape,
    lighter(parts.colour, 0.15),
    [144, 186, 112, 146],
    path('M182 22h36l8 64h-52z', '#f4f6f8') + path('M182 22h36l8 64h-52z', 'url(#cyl)'),
    84,
  )(parts)

export const spray: Art = (parts) =>
  bottle(
    'M160 150h80c16 0 24 10 24 28v180c0 20-8 30-24 30h-80c-16 0-24-10-24-30V178c0-18 8-28 24-28z',
    '#fbfcfd',
    [136, 190, 128, 150],
    box(176, 96, 48, 58, 6, '#e3e8ec') +
      path('M166 50h68l10 52h-88z', parts.colour) +
      box(126, 62, 48, 20, 6, parts.colour) +
      box(166, 50, 70, 52, 6, 'url(#flat)'),
    76,
  )(parts)

export const medsyrup: Art = (parts) =>
  bottle(
    'M158 110h84c24 14 36 34 36 66v180c0 22-10 32-30 32h-96c-20 0-30-10-30-32V176c0-32 12-52 36-66z',
    '#8a4b1f',
    [122, 196, 156, 150],
    box(150, 44, 100, 70, 8, '#f4f6f8') + box(150, 44, 100, 70, 8, 'url(#cyl)'),
    92,
  )({
    ...parts,
    colour: '#ffffff',
    brand: (cx, cy, w, h) => parts.brand(cx, cy, w, h, darker(parts.colour, 0.15)),
  })

export const jar: Art = ({ colour, emoji, brand }) =>
  shadow(200, 384, 110) +
  box(92, 84, 216, 300, 34, darker(colour, 0.08)) +
  box(92, 84, 216, 300, 34, 'url(#cyl)') +
  box(88, 30, 224, 62, 12, lighter(colour, 0.2)) +
  box(88, 30, 224, 62, 12, 'url(#cyl)') +
  box(92, 150, 216, 170, 0, '#fff6e4') +
  box(92, 150, 216, 10, 0, colour) +
  box(92, 310, 216, 10, 0, colour) +
  brand(200, 192, 184, 40, darker(colour, 0.3)) +
  emoji(156, 220, 88) +
  box(92, 150, 216, 170, 0, 'url(#cyl)')

export const can: Art = ({ colour, emoji, brand }) =>
  shadow(200, 374, 116) +
  box(86, 58, 228, 312, 20, colour) +
  path('M86 220c60-60 168 40 228-20v130H86z', lighter(colour, 0.88)) +
  brand(200, 128, 190, 50, inkOn(colour)) +
  emoji(142, 206, 116) +
  box(86, 58, 228, 312, 20, 'url(#cyl)') +
  `<ellipse cx="200" cy="62" rx="114" ry="22" fill="url(#metal)"/><ellipse cx="200" cy="62" rx="98" ry="16" fill="#aeb5bd"/>` +
  disc(200, 62, 8, '#dfe3e7')

export const tube: Art = ({ colour, emoji, brand }) =>
  `<g transform="rotate(-24 200 200)">${shadow(200, 306, 170, 10)}` +
  path('M46 118h16l236 18c12 2 18 8 18 18v92c0 10-6 16-18 18L62 282H46z', '#fbfcfe') +
  path('M62 118l104 8c30 50 30 100 0 148l-104 8z', colour) +
  path('M166 126c30 50 30 98 0 148l22-2c28-48 28-96 0-144z', lighter(colour, 0.45)) +
  brand(250, 188, 110, 36, darker(colour, 0.15)) +
  emoji(76, 152, 90) +
  path('M46 118h16l236 18c12 2 18 8 18 18v92c0 10-6 16-18 18L62 282H46z', 'url(#down)') +
  box(314, 152, 52, 96, 8, colour) +
  box(314, 152, 52, 96, 8, 'url(#down)') +
  '</g>'
