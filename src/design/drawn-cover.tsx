import { readableOn } from './readable-on'

/** Leaves of paper in three arrangements, so that two covers without a picture do not look alike. */
const arrangements = [
  ['M-20 70 L120 20 L120 160 L-20 160 Z', 'M-20 118 L120 84 L120 160 L-20 160 Z'],
  ['M60 -10 L120 -10 L120 160 L18 160 Z', 'M104 -10 L120 -10 L120 160 L66 160 Z'],
  ['M-10 160 A70 70 0 0 1 110 110 L110 160 Z', 'M30 160 A54 54 0 0 1 120 100 L120 160 Z'],
]

function arrangement(seed: string): string[] {
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return arrangements[sum % arrangements.length] ?? []
}

/** Stands in for a cover that has no picture: the shop's colour and name on folded paper. */
export function DrawnCover({ name, colour, seed }: { name: string; colour: string; seed: string }) {
  const ink = readableOn(colour) === 'light' ? 'var(--plate)' : 'var(--plate-ink)'
  const fold = readableOn(colour) === 'light' ? 'white' : 'black'
  const words = name.split(/\s+/).slice(0, 3)
  const longest = Math.max(...words.map((word) => word.length), 1)
  const size = Math.min(19, 130 / longest)
  return (
    <svg viewBox="0 0 100 141" aria-hidden="true" className="block size-full" preserveAspectRatio="xMidYMid slice">
      <rect width="100" height="141" fill={colour} />
      {arrangement(seed).map((path, index) => (
        <path key={path} d={path} fill={fold} opacity={index === 0 ? 0.1 : 0.13} />
      ))}
      <g fill={ink} fontWeight={750} fontSize={size} letterSpacing={-0.02 * size}>
        {words.map((word, index) => (
          <text key={word} x="9" y={12 + size * (0.8 + index * 1.08)}>
            {word}
          </text>
        ))}
      </g>
      <g fill={ink} opacity="0.55">
        <rect x="9" y="124" width="30" height="2.2" rx="1.1" />
        <rect x="9" y="129" width="19" height="2.2" rx="1.1" />
      </g>
    </svg>
  )
}
