import { correctionWords } from './reed-solomon'

/** One size for everything (version 10, level L, mask 0 of ISO/IEC 18004) keeps this short; it holds 271 bytes. */
const size = 57
const blockBounds = [
  [0, 68],
  [68, 136],
  [136, 205],
  [205, 274],
]
const correctionLength = 18
const capacity = 274
const formatBits = 0x77c4
const versionBits = 0x0a4d3

/** @returns SVG, as `POST /factors` does @throws when the text is too long */
export function qrCode(text: string): string {
  const modules = functionModules()
  const reserved = modules.map((row) => row.map((dark) => dark !== undefined))
  fill(modules, reserved, interleave(words(text)))
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
  const side = size + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 3}" height="${side * 3}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`
}

/** The text as bytes, with its kind and length in front and padding behind. */
function words(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  if (bytes.length > capacity - 3) throw new Error(`A QR code of this size holds no ${bytes.length} bytes`)
  const halves = [4, ...[bytes.length >> 8, bytes.length & 255, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const packed = Array.from(
    { length: halves.length / 2 },
    (_, i) => ((halves[2 * i] ?? 0) << 4) | (halves[2 * i + 1] ?? 0),
  )
  const padding = Array.from({ length: capacity - packed.length }, (_, i) => (i % 2 === 0 ? 0xec : 0x11))
  return [...packed, ...padding]
}

/** The blocks take turns, first with their data, then with their correction. */
function interleave(data: number[]): number[] {
  const blocks = blockBounds.map(([from, to]) => data.slice(from, to))
  const corrections = blocks.map((block) => correctionWords(block, correctionLength))
  return [...takeTurns(blocks), ...takeTurns(corrections)]
}

function takeTurns(lists: number[][]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat()
}

/** Up and down in columns of two, from the right, around what is reserved. */
function fill(modules: Modules, reserved: boolean[][], data: number[]): void {
  let bit = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upwards = ((right > 6 ? right : right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (reserved[y]?.[x]) continue
        const dark = (((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        set(modules, x, y, dark !== ((x + y) % 2 === 0))
        bit++
      }
    }
  }
}

type Modules = (boolean | undefined)[][]

function functionModules(): Modules {
  const modules: Modules = Array.from({ length: size }, () => new Array(size).fill(undefined))
  for (let i = 0; i < size; i++)
    for (const [x, y] of [
      [i, 6],
      [6, i],
    ] as const)
      set(modules, x, y, i % 2 === 0)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(modules, x, y, 4, [0, 1, 3])
  for (const [x, y] of [
    [28, 6],
    [6, 28],
    [28, 28],
    [50, 28],
    [28, 50],
    [50, 50],
  ] as const)
    rings(modules, x, y, 2, [0, 2])
  writeFormat(modules)
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const)
      set(modules, x, y, hasBit(versionBits, i))
  }
  return modules
}

/** Squares around a centre; those at the distances of `dark` are dark. */
function rings(modules: Modules, centreX: number, centreY: number, reach: number, dark: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(modules, centreX + dx, centreY + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

function writeFormat(modules: Modules): void {
  for (let i = 0; i < 15; i++) {
    const dark = hasBit(formatBits, i)
    if (i < 8) {
      set(modules, 8, i < 6 ? i : i + 1, dark)
      set(modules, size - 1 - i, 8, dark)
    } else {
      set(modules, i === 8 ? 7 : 14 - i, 8, dark)
      set(modules, 8, size - 15 + i, dark)
    }
  }
  set(modules, 8, size - 8, true)
}

function hasBit(value: number, bit: number): boolean {
  return ((value >> bit) & 1) === 1
}

function set(modules: Modules, x: number, y: number, dark: boolean): void {
  const row = modules[y]
  if (row && x >= 0 && x < size) row[x] = dark
}
