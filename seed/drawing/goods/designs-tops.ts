import type { Design } from './design'
import * as print from './prints'
import { drawBlouse, drawCardigan, drawHoodie, drawJumper, drawPolo, drawShirt, drawSweatshirt, drawTee } from './tops'

const cream = '#efe7d6'
const collar: [number, number] = [600, 430]
const chest: [number, number] = [700, 600]

export const topsDesigns = {
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
    draw: (g) => drawJumper(g, { print: print.argyle(52, 78, 2040) }),
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
} satisfies Record<string, Design>
