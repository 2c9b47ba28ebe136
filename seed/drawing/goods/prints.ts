import { randomFrom, seedOf } from '../brochures/random'
import type { Print, Tone } from './cloth'

const far = 1500

export const stripes =
  (band: number, gap: number, tone: Tone = 'second', standing = false): Print =>
  (ctx, tones) => {
    ctx.fillStyle = tones(tone)
    for (let n = -far; n < far; n += band + gap) {
      if (standing) ctx.fillRect(n, -far, band, far * 2)
      else ctx.fillRect(-far, n, far * 2, band)
    }
  }

export const checks =
  (side: number, options: { fine?: Tone; opacity?: number } = {}): Print =>
  (ctx, tones) => {
    const { fine, opacity = 0.45 } = options
    ctx.globalAlpha = opacity
    ctx.fillStyle = tones('second')
    for (let n = -far; n < far; n += side * 2) {
      ctx.fillRect(n, -far, side, far * 2)
      ctx.fillRect(-far, n, far * 2, side)
    }
    if (!fine) return
    ctx.fillStyle = tones(fine)
    ctx.globalAlpha = 0.75
    for (let n = -far; n < far; n += side * 2) {
      ctx.fillRect(n + side * 1.46, -far, 5, far * 2)
      ctx.fillRect(-far, n + side * 1.46, far * 2, 5)
    }
  }

export const dots =
  (radius: number, step: number, tone: Tone = 'second'): Print =>
  (ctx, tones) => {
    ctx.fillStyle = tones(tone)
    for (let row = 0, y = -far; y < far; y += step, row++) {
      for (let x = -far + (row % 2 ? step / 2 : 0); x < far; x += step) {
        ctx.beginPath()
        ctx.arc(x, y, radius, 0, Math.PI * 2)
        ctx.fill()
      }
    }
  }

export const flowers =
  (step: number, size: number, petals: Tone = 'second'): Print =>
  (ctx, tones) => {
    const random = randomFrom(seedOf(`flowers ${step} ${size}`))
    for (let y = -far; y < far; y += step) {
      for (let x = -far; x < far; x += step) {
        ctx.save()
        ctx.translate(x + random() * step * 0.6, y + random() * step * 0.6)
        ctx.rotate(random() * 6)
        const s = size * (0.7 + random() * 0.5)
        ctx.fillStyle = '#6f8a63'
        ctx.beginPath()
        ctx.ellipse(s * 1.2, s * 0.9, s * 0.8, s * 0.26, 0.7, 0, Math.PI * 2)
        ctx.fill()
        ctx.fillStyle = tones(petals)
        for (let n = 0; n < 5; n++) {
          ctx.rotate((Math.PI * 2) / 5)
          ctx.beginPath()
          ctx.ellipse(0, -s * 0.62, s * 0.4, s * 0.56, 0, 0, Math.PI * 2)
          ctx.fill()
        }
        ctx.fillStyle = '#d9a441'
        ctx.beginPath()
        ctx.arc(0, 0, s * 0.3, 0, Math.PI * 2)
        ctx.fill()
        ctx.restore()
      }
    }
  }

/** A row of diamonds every `step` units, crossed by fine lines; `w` and `h` are half a diamond. */
export const argyle =
  (w: number, h: number, step: number): Print =>
  (ctx, tones) => {
    for (let y = h - far; y < far; y += step) {
      for (let n = 0, x = -far; x < far; x += w * 2, n++) {
        ctx.fillStyle = tones(n % 2 ? 'second' : 'deep')
        ctx.beginPath()
        ctx.moveTo(x, y - h)
        ctx.lineTo(x + w, y)
        ctx.lineTo(x, y + h)
        ctx.lineTo(x - w, y)
        ctx.fill()
        ctx.strokeStyle = tones('second')
        ctx.lineWidth = 4
        ctx.setLineDash([9, 7])
        ctx.beginPath()
        ctx.moveTo(x - w, y - h)
        ctx.lineTo(x + w, y + h)
        ctx.moveTo(x + w, y - h)
        ctx.lineTo(x - w, y + h)
        ctx.stroke()
      }
    }
  }

const fairRows: string[] = [
  'x.......x.......',
  '.x.....x.x.....x',
  '..x...x...x...x.',
  '...x.x.....x.x..',
  '....x.......x...',
  '................',
  'xx..xx..xx..xx..',
  '................',
  '....x.......x...',
  '...xxx.....xxx..',
  '..xx.xx...xx.xx.',
  '.xx...xx.xx...xx',
  '..xx.xx...xx.xx.',
  '...xxx.....xxx..',
  '....x.......x...',
  '................',
  'xx..xx..xx..xx..',
  '................',
]

/** A band of knitted-in figures, stitch by stitch, between `from` and `to`. */
export const fairIsle =
  (from: number, to: number, tone: Tone = 'second'): Print =>
  (ctx, tones) => {
    const [w, h] = [12, 11]
    ctx.fillStyle = tones(tone)
    for (let row = 0, y = from; y < to; y += h, row++) {
      const pattern = fairRows[row % fairRows.length] ?? ''
      for (let column = 0, x = -far; x < far; x += w, column++)
        if (pattern[column % 16] === 'x') ctx.fillRect(x, y, w + 0.5, h + 0.5)
    }
  }

export const houndstooth =
  (side: number): Print =>
  (ctx, tones) => {
    ctx.fillStyle = tones('second')
    for (let y = -far; y < far; y += side * 2) {
      for (let x = -far; x < far; x += side * 2) {
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.lineTo(x + side, y)
        ctx.lineTo(x + side * 1.5, y - side * 0.5)
        ctx.lineTo(x + side * 1.5, y)
        ctx.lineTo(x + side, y + side)
        ctx.lineTo(x + side * 0.5, y + side * 1.5)
        ctx.lineTo(x, y + side * 1.5)
        ctx.lineTo(x + side * 0.5, y + side)
        ctx.lineTo(x, y + side)
        ctx.fill()
      }
    }
  }

export const block =
  (from: number, to: number, tone: Tone = 'second'): Print =>
  (ctx, tones) => {
    ctx.fillStyle = tones(tone)
    ctx.fillRect(-far, from, far * 2, to - from)
  }

export const sunflower =
  (size: number): Print =>
  (ctx) => {
    const ring = (count: number, length: number, width: number, colour: string, offset: number) => {
      ctx.fillStyle = colour
      for (let n = 0; n < count; n++) {
        ctx.save()
        ctx.rotate(((n + offset) / count) * Math.PI * 2)
        ctx.beginPath()
        ctx.moveTo(0, -size * 0.36)
        ctx.quadraticCurveTo(width, -size * 0.36 - length * 0.5, 0, -size * 0.36 - length)
        ctx.quadraticCurveTo(-width, -size * 0.36 - length * 0.5, 0, -size * 0.36)
        ctx.fill()
        ctx.restore()
      }
    }
    ctx.fillStyle = '#5d7a4b'
    ctx.fillRect(-size * 0.045, size * 0.3, size * 0.09, size * 1.05)
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(0, size * 1.1)
      ctx.quadraticCurveTo(side * size * 0.36, size * 0.62, side * size * 0.66, size * 0.86)
      ctx.quadraticCurveTo(side * size * 0.4, size * 1.14, 0, size * 1.1)
      ctx.fill()
    }
    ring(20, size * 0.58, size * 0.15, '#c98a1b', 0.5)
    ring(20, size * 0.52, size * 0.14, '#e2ac33', 0)
    ctx.fillStyle = '#5a3a22'
    ctx.beginPath()
    ctx.arc(0, 0, size * 0.42, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = '#7d5433'
    for (let n = 0; n < 150; n++) {
      const [r, a] = [size * 0.39 * Math.sqrt(n / 150), n * 2.39996]
      ctx.beginPath()
      ctx.arc(r * Math.cos(a), r * Math.sin(a), size * 0.016, 0, Math.PI * 2)
      ctx.fill()
    }
  }

export const mountains =
  (size: number): Print =>
  (ctx, tones) => {
    ctx.strokeStyle = tones('second')
    ctx.lineWidth = size * 0.05
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    for (const [dy, points] of [
      [
        0,
        [
          [-1.2, 0.3],
          [-0.6, -0.3],
          [-0.3, -0.05],
          [0.15, -0.62],
          [0.7, 0.02],
          [0.9, -0.14],
          [1.25, 0.3],
        ],
      ],
      [
        0.2,
        [
          [-1, 0.3],
          [-0.5, -0.02],
          [0.1, 0.3],
          [0.5, 0.06],
          [1, 0.3],
        ],
      ],
    ] as [number, [number, number][]][]) {
      ctx.beginPath()
      for (const [x, y] of points) ctx.lineTo(x * size, (y + dy) * size)
      ctx.stroke()
    }
    ctx.beginPath()
    ctx.arc(-size * 0.7, -size * 0.62, size * 0.17, 0, Math.PI * 2)
    ctx.stroke()
  }

export const branch =
  (size: number): Print =>
  (ctx, tones) => {
    ctx.strokeStyle = tones('second')
    ctx.fillStyle = tones('second')
    ctx.lineWidth = size * 0.035
    ctx.beginPath()
    ctx.moveTo(-size * 0.1, size)
    ctx.quadraticCurveTo(size * 0.12, 0, -size * 0.04, -size)
    ctx.stroke()
    for (let n = 0; n < 9; n++) {
      const y = size * (0.7 - n * 0.19)
      for (const side of [-1, 1]) {
        ctx.save()
        ctx.translate(size * 0.03, y - (side > 0 ? size * 0.08 : 0))
        ctx.rotate(side * 0.9)
        ctx.beginPath()
        ctx.ellipse(0, -size * 0.2, size * 0.07, size * 0.19 * (1 - n * 0.05), 0, 0, Math.PI * 2)
        ctx.fill()
        ctx.restore()
      }
    }
  }
