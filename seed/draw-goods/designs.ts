import { drawBackpack, drawShoulderBag, drawTote } from './bags'
import type { Cloth } from './cloth'
import { drawDress, drawShirtDress, drawSlipDress, drawStraightDress } from './dresses'
import { drawBeanie, drawBeret, drawBrimmedHat, drawCap } from './hats'
import { drawLegs, drawSkirt } from './lower'
import { drawBlazer, drawCoat, drawJacket, drawPuffer, drawTrench, drawWaistcoat } from './outer'
import * as print from './prints'
import { drawShoes } from './shoes'
import { drawBelt, drawGloves, drawKerchief, drawScarf, drawSocks } from './small'
import type { Weave } from './texture'
import { drawBlouse, drawCardigan, drawHoodie, drawJumper, drawPolo, drawShirt, drawSweatshirt, drawTee } from './tops'

/** What is drawn for a product: the cloth it is of, and the garment. `near` is the middle of the close picture. */
export type Design = { weave: Weave; second?: string; near?: [x: number, y: number]; draw: (g: Cloth) => void }

const cream = '#efe7d6'
const collar: [number, number] = [600, 430]
const chest: [number, number] = [700, 600]

const straight = { waist: 232, hips: 268, crotch: 640, end: { outer: 272, inner: 34, y: 1400 } }
const slim = { waist: 226, hips: 258, crotch: 640, end: { outer: 206, inner: 46, y: 1400 }, knee: 6 }
const wide = { waist: 226, hips: 280, crotch: 650, end: { outer: 356, inner: 24, y: 1400 }, knee: -10 }
const shorts = { waist: 248, hips: 300, crotch: 690, end: { outer: 350, inner: 30, y: 1010 }, knee: -8 }
const tapered = { waist: 236, hips: 282, crotch: 660, end: { outer: 214, inner: 66, y: 1330 }, knee: -14 }

const waistband: [number, number] = [520, 380]

export const designs = {
  tee: { weave: 'jersey', near: collar, draw: (g) => drawTee(g) },
  'tee-pocket': { weave: 'jersey', near: chest, draw: (g) => drawTee(g, { pocket: true }) },
  'tee-v': { weave: 'jersey', near: collar, draw: (g) => drawTee(g, { neck: 'v' }) },
  'tee-stripes': {
    weave: 'jersey',
    second: cream,
    near: collar,
    draw: (g) => drawTee(g, { print: print.stripes(26, 34) }),
  },
  'tee-sailor': {
    weave: 'jersey',
    second: '#2b3a55',
    near: collar,
    draw: (g) => drawTee(g, { sleeves: 'long', print: print.stripes(13, 33) }),
  },
  'tee-long': { weave: 'jersey', near: collar, draw: (g) => drawTee(g, { sleeves: 'long' }) },
  'tee-sunflower': { weave: 'jersey', near: [600, 640], draw: (g) => drawTee(g, { motif: print.sunflower(140) }) },
  'tee-mountains': {
    weave: 'jersey',
    second: cream,
    near: [600, 620],
    draw: (g) => drawTee(g, { motif: print.mountains(150) }),
  },
  'tee-branch': {
    weave: 'jersey',
    second: cream,
    near: [600, 640],
    draw: (g) => drawTee(g, { motif: print.branch(150) }),
  },
  'top-rib': { weave: 'rib', near: collar, draw: (g) => drawTee(g, { sleeves: 'none' }) },
  polo: { weave: 'pique', near: collar, draw: (g) => drawPolo(g) },
  'polo-stripes': {
    weave: 'pique',
    second: cream,
    near: collar,
    draw: (g) => drawPolo(g, { print: print.stripes(30, 90), trim: 'deep' }),
  },
  'polo-long': { weave: 'knit', near: collar, draw: (g) => drawPolo(g, { sleeves: 'long', buttons: '#4a3527' }) },
  shirt: { weave: 'poplin', near: chest, draw: (g) => drawShirt(g, { pocket: true }) },
  'shirt-oxford': { weave: 'canvas', near: collar, draw: (g) => drawShirt(g, { pocket: true }) },
  'shirt-linen': { weave: 'linen', near: collar, draw: (g) => drawShirt(g, { pocket: true, buttons: '#a9825c' }) },
  'shirt-linen-short': {
    weave: 'linen',
    near: chest,
    draw: (g) => drawShirt(g, { sleeves: 'short', pocket: true, buttons: '#a9825c' }),
  },
  'shirt-band': { weave: 'linen', near: collar, draw: (g) => drawShirt(g, { neck: 'band', buttons: '#a9825c' }) },
  'shirt-stripes': {
    weave: 'poplin',
    second: '#f4f1ea',
    near: collar,
    draw: (g) => drawShirt(g, { print: print.stripes(10, 14, 'second', true) }),
  },
  'shirt-flannel': {
    weave: 'flannel',
    second: '#2a2c33',
    near: chest,
    draw: (g) => drawShirt(g, { pocket: true, print: print.checks(52, { fine: cream }), buttons: '#3a2c22' }),
  },
  'shirt-denim': { weave: 'denim', near: chest, draw: (g) => drawShirt(g, { pocket: true, buttons: '#d9d2c4' }) },
  'shirt-cord': { weave: 'corduroy', near: chest, draw: (g) => drawShirt(g, { pocket: true, buttons: '#4a3527' }) },
  blouse: { weave: 'satin', near: collar, draw: (g) => drawBlouse(g) },
  'blouse-dots': {
    weave: 'satin',
    second: cream,
    near: collar,
    draw: (g) => drawBlouse(g, { print: print.dots(7, 44), neck: 'band' }),
  },
  'blouse-flowers': {
    weave: 'satin',
    second: '#e9c9c0',
    near: chest,
    draw: (g) => drawBlouse(g, { print: print.flowers(92, 24), neck: 'v' }),
  },
  'blouse-linen': { weave: 'linen', near: collar, draw: (g) => drawBlouse(g, { neck: 'band', sleeves: 'short' }) },
  'blouse-collar': { weave: 'poplin', near: collar, draw: (g) => drawBlouse(g, { trim: '#f6f3ec', sleeves: 'short' }) },
  jumper: { weave: 'knit', near: collar, draw: (g) => drawJumper(g) },
  'jumper-v': { weave: 'knit', near: collar, draw: (g) => drawJumper(g, { neck: 'v' }) },
  'jumper-chunky': { weave: 'chunky', near: collar, draw: (g) => drawJumper(g) },
  'jumper-roll': { weave: 'knit', near: [600, 380], draw: (g) => drawJumper(g, { neck: 'roll' }) },
  'jumper-rib': { weave: 'rib', near: [600, 380], draw: (g) => drawJumper(g, { neck: 'roll' }) },
  'jumper-argyle': {
    weave: 'knit',
    second: cream,
    near: [600, 620],
    draw: (g) => drawJumper(g, { print: print.argyle(66, 100) }),
  },
  'jumper-fair': {
    weave: 'knit',
    second: cream,
    near: [600, 470],
    draw: (g) => drawJumper(g, { print: print.fairIsle(380, 578) }),
  },
  'jumper-stripes': {
    weave: 'knit',
    second: cream,
    near: collar,
    draw: (g) => drawJumper(g, { print: print.stripes(44, 44) }),
  },
  'jumper-block': {
    weave: 'knit',
    second: cream,
    near: chest,
    draw: (g) => drawJumper(g, { print: print.block(560, 830) }),
  },
  'vest-knit': { weave: 'knit', near: collar, draw: (g) => drawJumper(g, { neck: 'v', sleeves: 'none' }) },
  cardigan: { weave: 'knit', near: [620, 700], draw: (g) => drawCardigan(g) },
  'cardigan-chunky': { weave: 'chunky', near: [620, 700], draw: (g) => drawCardigan(g, { buttons: '#7a5a3c' }) },
  'cardigan-fine': {
    weave: 'knit',
    near: [620, 640],
    draw: (g) => drawCardigan(g, { pocket: false, buttons: '#efe6d4' }),
  },
  hoodie: { weave: 'felt', near: [600, 480], draw: (g) => drawHoodie(g) },
  'hoodie-zip': { weave: 'felt', near: [600, 520], draw: (g) => drawHoodie(g, { zip: '#b9b2a4' }) },
  sweatshirt: { weave: 'jersey', near: collar, draw: (g) => drawSweatshirt(g) },
  'sweatshirt-mountains': {
    weave: 'jersey',
    second: cream,
    near: [600, 620],
    draw: (g) => drawSweatshirt(g, { motif: print.mountains(140) }),
  },
  coat: { weave: 'felt', near: [600, 560], draw: (g) => drawCoat(g) },
  'coat-double': { weave: 'felt', near: [600, 600], draw: (g) => drawCoat(g, { double: true }) },
  'coat-belt': { weave: 'felt', near: [600, 840], draw: (g) => drawCoat(g, { belt: true }) },
  'coat-short': {
    weave: 'felt',
    near: [600, 560],
    draw: (g) => drawCoat(g, { length: 'short', double: true, buttons: '#25303f' }),
  },
  'coat-tooth': {
    weave: 'felt',
    second: '#2a2a2d',
    near: [600, 560],
    draw: (g) => drawCoat(g, { length: 'middle', print: print.houndstooth(13) }),
  },
  trench: { weave: 'twill', near: [640, 620], draw: (g) => drawTrench(g) },
  raincoat: { weave: 'nylon', near: [600, 480], draw: (g) => drawJacket(g, { hood: true, zip: '#d9d2c4' }) },
  puffer: { weave: 'nylon', near: [600, 560], draw: (g) => drawPuffer(g) },
  'puffer-hood': { weave: 'nylon', near: [600, 520], draw: (g) => drawPuffer(g, { length: 'middle', hood: true }) },
  'puffer-long': { weave: 'nylon', near: [600, 520], draw: (g) => drawPuffer(g, { length: 'long', hood: true }) },
  'puffer-vest': { weave: 'nylon', near: [600, 560], draw: (g) => drawPuffer(g, { sleeves: 'none' }) },
  blazer: { weave: 'twill', near: [640, 640], draw: (g) => drawBlazer(g) },
  'blazer-linen': { weave: 'linen', near: [640, 640], draw: (g) => drawBlazer(g, { buttons: '#a9825c' }) },
  'blazer-check': {
    weave: 'felt',
    second: '#2d2b2b',
    near: [640, 640],
    draw: (g) => drawBlazer(g, { print: print.checks(34, { opacity: 0.22, fine: '#8a5a3c' }), double: true }),
  },
  waistcoat: { weave: 'twill', near: [600, 700], draw: (g) => drawWaistcoat(g) },
  'jacket-denim': { weave: 'denim', near: [520, 600], draw: (g) => drawJacket(g, { jeans: '#c98f4a' }) },
  'jacket-bomber': { weave: 'nylon', near: [600, 440], draw: (g) => drawJacket(g, { collar: 'rib', zip: '#b9b2a4' }) },
  'jacket-cord': { weave: 'corduroy', near: [600, 500], draw: (g) => drawJacket(g, { buttons: '#4a3527' }) },
  'jacket-work': {
    weave: 'canvas',
    near: [520, 600],
    draw: (g) => drawJacket(g, { jeans: '#e6dcc6', buttons: '#8a6a44' }),
  },
  'jacket-fleece': {
    weave: 'flannel',
    near: [600, 440],
    draw: (g) => drawJacket(g, { collar: 'rib', zip: '#3f3a35' }),
  },
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

export type DesignName = keyof typeof designs
