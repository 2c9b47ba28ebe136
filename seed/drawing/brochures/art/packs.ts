import { darker, inkOn, lighter } from '../colour'
import { type Art, box, disc, path, shadow } from './shapes'

export const carton: Art = ({ colour, emoji, brand }) =>
  shadow(205, 388, 110) +
  path('M104 120l34-76h124l34 76v266H104z', '#f9fbfd') +
  path('M104 120l34-76h124l34 76z', lighter(colour, 0.15)) +
  box(138, 26, 124, 26, 4, colour) +
  path('M104 250c70-50 120 40 192-10v146H104z', colour) +
  brand(200, 168, 166, 52, darker(colour, 0.1)) +
  emoji(140, 222, 120) +
  path('M270 120l26-76v342h-26z', '#000', 'opacity=".1"') +
  path('M104 120l34-76h124l34 76v266H104z', 'url(#flat)')

export const cup: Art = ({ colour, emoji, brand }) =>
  shadow(200, 360, 96) +
  path('M92 110h216l-26 236c-2 12-8 16-18 16H136c-10 0-16-4-18-16z', '#fcfdfe') +
  path('M98 166c60 26 140-26 204 0l-14 124c-60 24-112-22-176 0z', colour) +
  brand(200, 208, 156, 48, inkOn(colour)) +
  emoji(164, 246, 72) +
  path('M92 110h216l-26 236c-2 12-8 16-18 16H136c-10 0-16-4-18-16z', 'url(#cyl)') +
  `<ellipse cx="200" cy="108" rx="118" ry="24" fill="${lighter(colour, 0.25)}"/><ellipse cx="200" cy="102" rx="118" ry="24" fill="url(#metal)"/><ellipse cx="200" cy="102" rx="100" ry="17" fill="${lighter(colour, 0.7)}"/>`

export const tub: Art = ({ colour, emoji, brand }) =>
  shadow(200, 344, 146) +
  path('M56 150h288l-22 176c-2 14-10 20-24 20H102c-14 0-22-6-24-20z', colour) +
  brand(200, 216, 230, 56, inkOn(colour)) +
  emoji(156, 248, 88) +
  path('M56 150h288l-22 176c-2 14-10 20-24 20H102c-14 0-22-6-24-20z', 'url(#cyl)') +
  box(44, 112, 312, 48, 16, '#f4f6f9') +
  box(44, 112, 312, 48, 16, 'url(#cyl)') +
  box(60, 120, 280, 8, 4, '#fff', 'opacity=".8"')

export const parcel: Art = ({ colour, emoji, brand }) =>
  shadow(200, 372, 120) +
  path('M96 60h208v306H96z', colour) +
  path('M96 60l22-28h208l-22 28z', lighter(colour, 0.35)) +
  path('M304 60l22-28v304l-22 30z', darker(colour, 0.35)) +
  path('M96 236c80-66 130 34 208-16v146H96z', lighter(colour, 0.86)) +
  brand(200, 124, 178, 60, inkOn(colour)) +
  emoji(138, 222, 124) +
  path('M96 60h208v306H96z', 'url(#flat)')

export const bag: Art = ({ colour, emoji, brand }) =>
  shadow(200, 378, 116) +
  path(
    'M104 44c60-12 132-12 192 0 10 6 6 22 12 40 12 92 8 190 0 286H92c-8-96-12-194 0-286 6-18 2-34 12-40z',
    '#fbf8f1',
  ) +
  path('M96 150c70 20 138 20 208 0 6 50 6 100 4 150-72-24-144-24-216 0-2-50-2-100 4-150z', colour) +
  brand(200, 104, 168, 48, darker(colour, 0.15)) +
  emoji(144, 168, 112) +
  path(
    'M104 44c60-12 132-12 192 0 10 6 6 22 12 40 12 92 8 190 0 286H92c-8-96-12-194 0-286 6-18 2-34 12-40z',
    'url(#cyl)',
  ) +
  path('M104 44c60-12 132-12 192 0l-4 18c-60-10-124-10-184 0z', darker(colour, 0.1))

export const pouch: Art = ({ colour, emoji, brand }) =>
  shadow(200, 384, 118) +
  path('M90 24h220c-8 60 16 120 14 190s-14 110-10 170H86c4-60-8-100-10-170S98 84 90 24z', colour) +
  path('M92 26h216l-2 26H94z', darker(colour, 0.25)) +
  disc(200, 262, 92, lighter(colour, 0.82)) +
  brand(200, 110, 186, 66, inkOn(colour)) +
  emoji(140, 200, 120) +
  path('M90 24h220c-8 60 16 120 14 190s-14 110-10 170H86c4-60-8-100-10-170S98 84 90 24z', 'url(#cyl)')

export const brick: Art = ({ colour, emoji, brand }) =>
  shadow(200, 384, 108) +
  path('M108 62h184c10 0 14 6 14 16v292c0 10-4 14-14 14H108c-10 0-14-4-14-14V78c0-10 4-16 14-16z', colour) +
  path('M112 62l16-36h144l16 36z', darker(colour, 0.2)) +
  box(128, 20, 144, 14, 5, lighter(colour, 0.5)) +
  box(94, 216, 212, 10, 0, '#e8c766') +
  brand(200, 142, 180, 72, inkOn(colour)) +
  emoji(142, 240, 116) +
  box(94, 62, 212, 322, 14, 'url(#cyl)')

export const flow: Art = ({ colour, emoji, brand }) =>
  `<g transform="rotate(-9 200 200)">${shadow(200, 296, 170)}` +
  path('M20 118l14 12 14-12 14 12h276l14-12 14 12 14-12v166l-14-12-14 12-14-12H62l-14 12-14-12-14 12z', colour) +
  path('M62 220c90-60 190 46 276-20v72H62z', lighter(colour, 0.8)) +
  brand(166, 172, 190, 58, inkOn(colour)) +
  emoji(244, 150, 110) +
  path('M20 118l14 12 14-12 14 12h276l14-12 14 12 14-12v166l-14-12-14 12-14-12H62l-14 12-14-12-14 12z', 'url(#down)') +
  '</g>'

export const bar: Art = ({ colour, emoji, brand }) =>
  `<g transform="rotate(-10 200 200)">${shadow(200, 304, 168)}` +
  box(30, 122, 340, 172, 12, colour) +
  path('M240 122h130v172H200c20-60 0-110 40-172z', lighter(colour, 0.78)) +
  brand(130, 206, 172, 74, inkOn(colour)) +
  emoji(254, 156, 104) +
  box(30, 122, 340, 172, 12, 'url(#down)') +
  '</g>'

export const soapbar: Art = ({ colour, emoji, brand }) =>
  shadow(206, 312, 150) +
  path('M52 150l36-34h276l-30 34z', lighter(colour, 0.4)) +
  path('M334 150l30-34v124l-30 62z', darker(colour, 0.25)) +
  box(52, 150, 282, 152, 6, lighter(colour, 0.12)) +
  `<ellipse cx="120" cy="226" rx="54" ry="54" fill="#fff" opacity=".85"/>` +
  emoji(78, 184, 84) +
  brand(252, 216, 140, 52, inkOn(lighter(colour, 0.12), darker(colour, 0.55))) +
  box(52, 150, 282, 152, 6, 'url(#flat)')

export const wrap: Art = ({ colour, emoji, brand }) =>
  shadow(200, 344, 150) +
  box(50, 92, 300, 250, 26, '#e9eef2', 'opacity=".95"') +
  box(68, 108, 264, 218, 20, lighter(colour, 0.72)) +
  emoji(116, 176, 168) +
  path('M50 118c0-16 10-26 26-26h248c16 0 26 10 26 26v44c-90 26-210 26-300 0z', colour) +
  brand(200, 132, 232, 50, inkOn(colour)) +
  box(50, 92, 300, 250, 26, 'url(#shine)')

export const loaf: Art = ({ colour, emoji, brand }) =>
  shadow(200, 326, 164) +
  path(
    'M40 316c-10-70-12-120 6-150 14-44 80-50 110-34 40-22 70-22 104-2 46-18 96-4 104 42 10 40 6 90 0 144-100 14-220 14-324 0z',
    '#c98a45',
  ) +
  path(
    'M40 316c-10-70-12-120 6-150 14-44 80-50 110-34 40-22 70-22 104-2 46-18 96-4 104 42 10 40 6 90 0 144-100 14-220 14-324 0z',
    'url(#down)',
  ) +
  path('M34 206c110 22 222 22 334 0l-2 80c-110 16-220 16-330 0z', colour) +
  brand(168, 246, 206, 54, inkOn(colour)) +
  emoji(280, 204, 82)

export const sausage: Art = ({ colour, emoji, brand }) =>
  `<g transform="rotate(-26 200 200)">${shadow(200, 268, 176)}` +
  box(24, 142, 352, 118, 58, colour) +
  box(110, 142, 190, 118, 0, '#fbf3e4') +
  box(110, 142, 190, 8, 0, '#d4a537') +
  box(110, 252, 190, 8, 0, '#d4a537') +
  brand(190, 200, 140, 46, darker(colour, 0.2)) +
  emoji(262, 174, 50) +
  box(24, 142, 352, 118, 58, 'url(#down)') +
  disc(20, 201, 11, '#b9bec4') +
  disc(380, 201, 11, '#b9bec4') +
  '</g>'

export const eggbox: Art = ({ colour, emoji, brand }) =>
  shadow(200, 322, 166) +
  [44, 96, 148, 200, 252, 304].map((x) => emoji(x - 8, 110, 72)).join('') +
  path('M30 172h340l-18 134c-2 12-8 14-18 14H66c-10 0-16-2-18-14z', colour) +
  [84, 142, 200, 258, 316].map((x) => path(`M${x - 22} 172h44l-8 34h-28z`, darker(colour, 0.16))).join('') +
  box(100, 222, 200, 70, 10, '#fffaf0') +
  brand(200, 256, 176, 46, darker(colour, 0.6)) +
  path('M30 172h340l-18 134c-2 12-8 14-18 14H66c-10 0-16-2-18-14z', 'url(#flat)')

export const rolls: Art = ({ colour, emoji, brand }) =>
  shadow(200, 356, 150) +
  box(58, 40, 284, 314, 30, '#f3f6fa') +
  [58, 200]
    .map((x) =>
      [40, 197]
        .map((y) => box(x + 4, y + 4, 134, 149, 22, '#ffffff') + box(x + 4, y + 4, 134, 149, 22, 'url(#cyl)'))
        .join(''),
    )
    .join('') +
  box(58, 128, 284, 138, 0, colour, 'opacity=".94"') +
  brand(200, 168, 230, 56, inkOn(colour)) +
  emoji(166, 196, 68) +
  box(58, 40, 284, 314, 30, 'url(#shine)')

export const wipes: Art = ({ colour, emoji, brand }) =>
  shadow(200, 330, 166) +
  box(30, 118, 340, 206, 26, lighter(colour, 0.15)) +
  path('M30 236c110-60 220 50 340-10v72c0 16-10 26-26 26H56c-16 0-26-10-26-26z', lighter(colour, 0.75)) +
  box(196, 136, 150, 76, 16, '#fbfcfd') +
  box(204, 144, 134, 60, 12, lighter(colour, 0.55)) +
  brand(112, 176, 148, 54, inkOn(lighter(colour, 0.15))) +
  emoji(66, 214, 96) +
  box(30, 118, 340, 206, 26, 'url(#down)')

export const medbox: Art = ({ colour, emoji, brand }) =>
  shadow(206, 330, 160) +
  path('M40 122l30-30h300l-30 30z', '#e9eef2') +
  path('M340 122l30-30v196l-30 36z', '#cfd6dc') +
  box(40, 122, 300, 202, 3, '#fdfefe') +
  box(40, 122, 300, 14, 0, colour) +
  path('M40 270c100-40 200 30 300-10v64H40z', colour) +
  brand(172, 184, 240, 52, darker(colour, 0.2)) +
  emoji(238, 206, 86) +
  box(60, 222, 110, 8, 4, '#c9d2da') +
  box(60, 238, 80, 8, 4, '#dbe2e8') +
  box(40, 122, 300, 202, 3, 'url(#flat)')

export const brushes: Art = ({ colour, emoji, brand }) => {
  const brush = (x: number, shade: string) =>
    box(x, 62, 22, 74, 8, '#f7fbff') +
    box(x + 2, 66, 18, 20, 4, lighter(shade, 0.4)) +
    box(x + 4, 130, 14, 40, 6, shade) +
    box(x, 164, 22, 190, 11, shade)
  return (
    shadow(200, 382, 100) +
    box(96, 24, 208, 354, 18, lighter(colour, 0.8)) +
    box(96, 24, 208, 354, 18, 'url(#flat)') +
    brush(130, colour) +
    brush(189, darker(colour, 0.3)) +
    brush(248, lighter(colour, 0.35)) +
    box(96, 286, 208, 92, 18, colour) +
    brand(176, 332, 136, 42, inkOn(colour)) +
    emoji(248, 308, 50) +
    box(96, 24, 208, 354, 18, 'url(#shine)')
  )
}
