import type { Design } from './design'
import { drawBlazer, drawCoat, drawJacket, drawPuffer, drawTrench, drawWaistcoat } from './outer'
import * as print from './prints'

export const outerDesigns = {
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
} satisfies Record<string, Design>
