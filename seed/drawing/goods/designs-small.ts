import { drawBackpack, drawShoulderBag, drawTote } from './bags'
import type { Design } from './design'
import { drawBeanie, drawBeret, drawBrimmedHat, drawCap } from './hats'
import * as print from './prints'
import { drawShoes } from './shoes'
import { drawBelt, drawGloves, drawKerchief, drawScarf, drawSocks } from './small'

const cream = '#efe7d6'

export const smallDesigns = {
  beanie: { weave: 'knit', near: [600, 760], draw: (g) => drawBeanie(g) },
  'beanie-rib': { weave: 'rib', near: [600, 760], draw: (g) => drawBeanie(g) },
  'beanie-pompon': { weave: 'chunky', near: [600, 560], draw: (g) => drawBeanie(g, { pompon: '#e9e0cf' }) },
  'beanie-fair': {
    weave: 'knit',
    second: cream,
    near: [600, 720],
    draw: (g) => drawBeanie(g, { print: print.fairIsle(250, 448), pompon: '#e9e0cf' }),
  },
  cap: { weave: 'twill', near: [600, 740], draw: (g) => drawCap(g) },
  'hat-straw': { weave: 'straw', near: [600, 800], draw: (g) => drawBrimmedHat(g, { ribbon: '#2b2b2f' }) },
  'hat-bucket': { weave: 'canvas', near: [600, 760], draw: (g) => drawBrimmedHat(g, { soft: true }) },
  beret: { weave: 'felt', near: [560, 700], draw: (g) => drawBeret(g) },
  scarf: { weave: 'knit', near: [620, 480], draw: (g) => drawScarf(g) },
  'scarf-wide': {
    weave: 'flannel',
    second: '#2d2b2b',
    near: [620, 480],
    draw: (g) => drawScarf(g, { width: 280, print: print.checks(60, { fine: cream, opacity: 0.35 }) }),
  },
  'scarf-stripes': {
    weave: 'knit',
    second: cream,
    near: [620, 480],
    draw: (g) => drawScarf(g, { print: print.stripes(58, 58) }),
  },
  kerchief: {
    weave: 'satin',
    second: cream,
    near: [520, 640],
    draw: (g) => drawKerchief(g, { print: print.dots(15, 74) }),
  },
  gloves: { weave: 'knit', near: [420, 900], draw: (g) => drawGloves(g) },
  'gloves-leather': { weave: 'leather', near: [420, 900], draw: (g) => drawGloves(g, { cuff: 'leather' }) },
  mittens: { weave: 'chunky', second: cream, near: [420, 800], draw: (g) => drawGloves(g, { mittens: true }) },
  'mittens-fair': {
    weave: 'knit',
    second: cream,
    near: [420, 700],
    draw: (g) => drawGloves(g, { mittens: true, print: print.fairIsle(-120, 78) }),
  },
  socks: { weave: 'knit', near: [480, 480], draw: (g) => drawSocks(g) },
  'socks-stripes': {
    weave: 'knit',
    second: cream,
    near: [480, 560],
    draw: (g) => drawSocks(g, { print: print.stripes(28, 42) }),
  },
  'socks-trim': { weave: 'knit', second: cream, near: [560, 900], draw: (g) => drawSocks(g, { trim: true }) },
  'socks-low': {
    weave: 'jersey',
    second: cream,
    near: [560, 900],
    draw: (g) => drawSocks(g, { low: true, trim: true }),
  },
  belt: { weave: 'leather', near: [330, 1120], draw: (g) => drawBelt(g) },
  'belt-brass': { weave: 'leather', near: [330, 1120], draw: (g) => drawBelt(g, { buckle: '#c2a05a' }) },
  tote: { weave: 'canvas', near: [480, 620], draw: (g) => drawTote(g, { trim: '#7a5336', weave: 'leather' }) },
  'tote-branch': {
    weave: 'canvas',
    second: '#4e5b45',
    near: [600, 900],
    draw: (g) => drawTote(g, { motif: print.branch(210) }),
  },
  'tote-leather': { weave: 'leather', near: [480, 620], draw: (g) => drawTote(g, { weave: 'leather' }) },
  backpack: { weave: 'canvas', near: [560, 760], draw: (g) => drawBackpack(g) },
  'backpack-roll': {
    weave: 'nylon',
    near: [560, 520],
    draw: (g) => drawBackpack(g, { roll: true, leather: '#3a332c' }),
  },
  'bag-shoulder': { weave: 'leather', near: [600, 960], draw: (g) => drawShoulderBag(g) },
  trainers: { weave: 'leather', second: '#d9d2c4', near: [400, 620], draw: (g) => drawShoes(g, { kind: 'trainers' }) },
  'trainers-canvas': {
    weave: 'canvas',
    second: '#efe9dd',
    near: [400, 620],
    draw: (g) => drawShoes(g, { kind: 'trainers' }),
  },
  boots: {
    weave: 'leather',
    near: [400, 660],
    draw: (g) => drawShoes(g, { kind: 'boots', sole: '#3a302a', laces: '#5a4636' }),
  },
  'boots-lined': {
    weave: 'leather',
    near: [400, 760],
    draw: (g) => drawShoes(g, { kind: 'boots', sole: '#c9b48f', laces: '#d9c7a4', lining: '#e9dfca' }),
  },
  ballet: { weave: 'leather', near: [400, 560], draw: (g) => drawShoes(g, { kind: 'ballet', sole: '#5a4636' }) },
  loafers: { weave: 'leather', near: [400, 560], draw: (g) => drawShoes(g, { kind: 'loafers', sole: '#3a302a' }) },
  sandals: { weave: 'leather', near: [400, 620], draw: (g) => drawShoes(g, { kind: 'sandals', sole: '#6b4e36' }) },
  slippers: {
    weave: 'felt',
    near: [400, 640],
    draw: (g) => drawShoes(g, { kind: 'slippers', sole: '#8a7a66', lining: '#efe6d4' }),
  },
} satisfies Record<string, Design>
