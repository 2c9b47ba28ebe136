import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'
type Lch = { l: number; c: number; h: number }

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function readTokens(): Map<string, Record<Theme, Lch>> {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
  const line = new RegExp(String.raw`--([a-z-]+): light-dark\(${colour}, ${colour}\);`, 'g')
  const tokens = new Map<string, Record<Theme, Lch>>()
  for (const match of css.matchAll(line)) {
    const [name = '', ...values] = match.slice(1)
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = values.map(Number)
    tokens.set(name, { light: { l: l1, c: c1, h: h1 }, dark: { l: l2, c: c2, h: h2 } })
  }
  return tokens
}

/** WCAG 2 relative luminance of an OKLCH colour, clipped to sRGB as on a screen. */
function luminance({ l, c, h }: Lch): number {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Lch, other: Lch): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const textPairs: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'signal'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'signal-soft'],
  ['signal', 'signal-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-signal', 'signal'],
  ['on-past', 'past'],
]
// WCAG 1.4.11: lines that make a control visible.
const controlPairs: [line: string, ground: string][] = grounds.map((ground) => ['line-strong', ground])

const darkGrounds = ['deep', 'night']
const onDarkGrounds = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong']

const tokens = readTokens()

function ratio(text: string, ground: string, theme: Theme): number {
  const [one, other] = [tokens.get(text), tokens.get(ground)]
  if (!one || !other) throw new Error(`tokens.css has no ${one ? ground : text} with a light and a dark value`)
  return contrast(one[theme], other[theme])
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('%s shows a control on %s', (line, ground) => {
    expect(ratio(line, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

describe.each(darkGrounds)('on %s', (ground) => {
  it.each(onDarkGrounds)('%s is readable in both themes', (text) => {
    const [colour, under] = [tokens.get(text), tokens.get(ground)]
    if (!colour || !under) throw new Error('there is no such token')
    for (const theme of ['light', 'dark'] as const) {
      expect(contrast(colour.dark, under[theme])).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('knows every opaque colour in both themes', () => {
  expect(contrast({ l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 1)
  const used = new Set([...textPairs, ...controlPairs, darkGrounds].flat())
  expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual(['line', 'leaf'])
})
