import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pictureFolder } from '../seed/content/pages/pictures'
import { randomFrom } from '../seed/drawing/brochures/random'

/**
 * Computes the recording of a shop visit for a post, and encodes it as MP3 with ffmpeg. The MP3 is committed; this
 * script documents and reproduces it.
 */
const rate = 44_100
const samples = new Float32Array(24 * rate)
const chance = randomFrom(7)

function sound(from: number, lasts: number, wave: (second: number) => number) {
  const first = Math.round(from * rate)
  for (let at = 0; at < lasts * rate && first + at < samples.length; at += 1) {
    samples[first + at] = (samples[first + at] ?? 0) + wave(at / rate)
  }
}

const tone = (hertz: number, second: number) => Math.sin(2 * Math.PI * hertz * second)

/** A bell with inharmonic partials; the higher ones decay first. */
function bell(from: number, hertz: number, loud: number, lasts = 3) {
  const relatives = [1, 2, 2.76, 5.4]
  sound(from, lasts, (second) =>
    relatives.reduce(
      (sum, times, at) =>
        sum + (tone(hertz * times, second) * loud * Math.exp((-second * (2 + at * 2.5)) / lasts)) / (at + 1),
      0,
    ),
  )
}

function page(from: number, lasts: number, loud: number) {
  let dark = 0
  sound(from, lasts, (second) => {
    const part = second / lasts
    const brightness = 0.7 - 0.55 * part
    dark += brightness * (chance() * 2 - 1 - dark)
    const flutter = 0.55 + 0.45 * Math.abs(tone(11 - 5 * part, second))
    return dark * loud * Math.sin(Math.PI * part) ** 1.5 * flutter
  })
}

function coin(from: number, hertz: number) {
  for (const [at, wait] of [0, 0.13, 0.21, 0.26].entries()) {
    const own = hertz * (1 + 0.02 * chance())
    const loud = 0.16 / (at + 1)
    sound(from + wait, 0.5, (second) => (tone(own, second) + tone(own * 1.52, second)) * loud * Math.exp(-second * 14))
  }
}

bell(0.2, 1046, 0.22)
bell(0.55, 784, 0.22)
page(3, 0.9, 0.8)
page(6, 1.5, 0.7)
page(9, 1.1, 1.1)
for (const [at, hertz] of [3100, 3600, 2800].entries()) coin(12 + at * 0.8, hertz)
bell(15, 1568, 0.25, 2)
const melody = [523, 659, 784, 659, 880, 784, 1046]
for (const [at, hertz] of melody.entries()) bell(17 + at * 0.55, hertz, 0.17, 3)

const quality = ['-ar', '32000', '-b:a', '48k', '-map_metadata', '-1', '-y']
const file = path.join(pictureFolder, 'shop-in-sounds.mp3')
execFileSync('ffmpeg', ['-v', 'error', '-f', 'f32le', '-ar', `${rate}`, '-ac', '1', '-i', '-', ...quality, file], {
  input: Buffer.from(samples.buffer),
})
