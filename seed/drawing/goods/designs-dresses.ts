import type { Design } from './design'
import { drawDress, drawShirtDress, drawSlipDress, drawStraightDress } from './dresses'
import { drawSkirt } from './lower'
import * as print from './prints'

const cream = '#efe7d6'
const collar: [number, number] = [600, 430]

export const dressesDesigns = {
  dress: { weave: 'poplin', near: [600, 640], draw: (g) => drawDress(g) },
  'dress-flowers': {
    weave: 'satin',
    second: '#ecd2c8',
    near: [600, 640],
    draw: (g) => drawDress(g, { print: print.flowers(104, 27), neck: 'v', waist: 'tie' }),
  },
  'dress-linen': {
    weave: 'linen',
    near: [600, 640],
    draw: (g) => drawDress(g, { sleeves: 'none', buttons: '#a9825c' }),
  },
  'dress-dots': {
    weave: 'satin',
    second: cream,
    near: [600, 560],
    draw: (g) => drawDress(g, { print: print.dots(8, 46), sleeves: 'long' }),
  },
  'dress-knit': { weave: 'knit', near: collar, draw: (g) => drawStraightDress(g, { rib: true, sleeves: 'long' }) },
  'dress-jersey': { weave: 'jersey', near: collar, draw: (g) => drawStraightDress(g) },
  'dress-jersey-tie': {
    weave: 'jersey',
    near: [600, 780],
    draw: (g) => drawStraightDress(g, { waist: 'tie', neck: 'v' }),
  },
  'dress-shirt': { weave: 'poplin', near: [600, 480], draw: (g) => drawShirtDress(g, { waist: 'tie' }) },
  'dress-shirt-denim': { weave: 'denim', near: [600, 480], draw: (g) => drawShirtDress(g, { buttons: '#c9a66a' }) },
  'dress-slip': { weave: 'satin', near: [600, 600], draw: (g) => drawSlipDress(g) },
  skirt: { weave: 'twill', near: [600, 420], draw: (g) => drawSkirt(g, { waist: 210, hem: 380, y: 1180 }) },
  'skirt-pleats': {
    weave: 'felt',
    near: [600, 460],
    draw: (g) => drawSkirt(g, { waist: 214, hem: 420, y: 1240 }, { pleats: 15 }),
  },
  'skirt-pencil': {
    weave: 'twill',
    near: [560, 420],
    draw: (g) => drawSkirt(g, { waist: 218, hem: 262, y: 1200, hip: 290 }),
  },
  'skirt-flowers': {
    weave: 'satin',
    second: '#ecd2c8',
    near: [600, 560],
    draw: (g) => drawSkirt(g, { waist: 210, hem: 430, y: 1340 }, { print: print.flowers(104, 27), tiers: [610, 960] }),
  },
  'skirt-satin': {
    weave: 'satin',
    near: [600, 520],
    draw: (g) => drawSkirt(g, { waist: 214, hem: 350, y: 1340, hip: 300 }),
  },
  'skirt-denim': {
    weave: 'denim',
    near: [600, 460],
    draw: (g) => drawSkirt(g, { waist: 220, hem: 350, y: 1120 }, { buttons: '#b08a4a' }),
  },
  'skirt-check': {
    weave: 'flannel',
    second: '#2a2c33',
    near: [600, 460],
    draw: (g) =>
      drawSkirt(g, { waist: 222, hem: 350, y: 1020 }, { print: print.checks(44, { fine: cream }), wrap: true }),
  },
} satisfies Record<string, Design>
