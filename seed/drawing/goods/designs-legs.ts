import type { Design } from './design'
import { drawLegs } from './lower'
import * as print from './prints'

const straight = { waist: 232, hips: 268, crotch: 640, end: { outer: 272, inner: 34, y: 1400 } }
const slim = { waist: 226, hips: 258, crotch: 640, end: { outer: 206, inner: 46, y: 1400 }, knee: 6 }
const wide = { waist: 226, hips: 280, crotch: 650, end: { outer: 356, inner: 24, y: 1400 }, knee: -10 }
const shorts = { waist: 248, hips: 300, crotch: 690, end: { outer: 350, inner: 30, y: 1010 }, knee: -8 }
const tapered = { waist: 236, hips: 282, crotch: 660, end: { outer: 214, inner: 66, y: 1330 }, knee: -14 }
const waistband: [number, number] = [520, 380]

export const legsDesigns = {
  jeans: {
    weave: 'denim',
    near: waistband,
    draw: (g) => drawLegs(g, straight, { fly: true, jeans: '#c98f4a', button: '#b08a4a' }),
  },
  'jeans-slim': {
    weave: 'denim',
    near: waistband,
    draw: (g) => drawLegs(g, slim, { fly: true, jeans: '#c98f4a', button: '#b08a4a' }),
  },
  'jeans-wide': {
    weave: 'denim',
    near: waistband,
    draw: (g) => drawLegs(g, wide, { fly: true, jeans: '#c98f4a', button: '#b08a4a' }),
  },
  chinos: {
    weave: 'twill',
    near: waistband,
    draw: (g) =>
      drawLegs(
        g,
        { ...straight, end: { outer: 236, inner: 46, y: 1400 } },
        { fly: true, pockets: 'slant', button: '#6b5038' },
      ),
  },
  'trousers-pleat': {
    weave: 'felt',
    near: waistband,
    draw: (g) => drawLegs(g, straight, { fly: true, pockets: 'slant', crease: true, button: '#3a2c22', calm: 0.6 }),
  },
  'trousers-wide': {
    weave: 'linen',
    near: waistband,
    draw: (g) => drawLegs(g, wide, { pockets: 'side', cord: '#efe7d6', band: { height: 62, weave: 'rib' } }),
  },
  'trousers-cord': {
    weave: 'corduroy',
    near: waistband,
    draw: (g) => drawLegs(g, straight, { fly: true, pockets: 'slant', button: '#4a3527' }),
  },
  'trousers-cargo': {
    weave: 'canvas',
    near: [420, 780],
    draw: (g) =>
      drawLegs(
        g,
        { ...straight, end: { outer: 266, inner: 40, y: 1400 } },
        { fly: true, pockets: 'cargo', button: '#4a3527' },
      ),
  },
  joggers: {
    weave: 'jersey',
    near: waistband,
    draw: (g) =>
      drawLegs(g, tapered, {
        pockets: 'side',
        cord: '#e8e2d6',
        band: { height: 70, weave: 'rib' },
        cuff: 84,
        cuffWeave: 'rib',
      }),
  },
  leggings: {
    weave: 'jersey',
    near: waistband,
    draw: (g) =>
      drawLegs(
        g,
        { waist: 186, hips: 214, crotch: 600, end: { outer: 128, inner: 44, y: 1380 }, knee: 10 },
        { band: { height: 104, weave: 'jersey' }, calm: 0.5 },
      ),
  },
  culottes: {
    weave: 'twill',
    near: waistband,
    draw: (g) =>
      drawLegs(g, { ...wide, end: { outer: 380, inner: 18, y: 1180 } }, { pockets: 'side', band: { height: 66 } }),
  },
  shorts: {
    weave: 'twill',
    near: waistband,
    draw: (g) => drawLegs(g, shorts, { fly: true, pockets: 'slant', button: '#6b5038' }),
  },
  'shorts-linen': {
    weave: 'linen',
    near: waistband,
    draw: (g) =>
      drawLegs(g, shorts, { pockets: 'side', cord: '#efe7d6', band: { height: 66, weave: 'rib' }, cuff: 50 }),
  },
  'pyjama-trousers': {
    weave: 'flannel',
    second: '#f4efe6',
    near: waistband,
    draw: (g) =>
      drawLegs(
        g,
        { ...straight, end: { outer: 296, inner: 34, y: 1400 } },
        { print: print.checks(40, { opacity: 0.4 }), cord: '#efe7d6', band: { height: 62 } },
      ),
  },
} satisfies Record<string, Design>
