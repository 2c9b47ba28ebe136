type Shape = { d: string; fill?: string; stroke?: string; width?: number; opacity?: number }

export type Design = { ground: string; ink: string; shapes: Shape[] }

export const designNames = ['ribbon', 'branch', 'night', 'thread'] as const
export type DesignName = (typeof designNames)[number]

const two = (number: number) => Math.round(number * 100) / 100
const circle = (x: number, y: number, r: number) =>
  `M${two(x - r)} ${two(y)}a${two(r)} ${two(r)} 0 1 0 ${two(2 * r)} 0a${two(r)} ${two(r)} 0 1 0 ${two(-2 * r)} 0z`

function ribbon(): Design {
  const gold = '#e3b75f'
  const deep = '#b98a35'
  return {
    ground: '#0f4a46',
    ink: '#fdf6e6',
    shapes: [
      ...Array.from({ length: 9 }, (_, at) => ({
        d: `M${at * 40 - 30} 200L${at * 40 + 50} 0`,
        stroke: '#ffffff',
        width: 8,
        opacity: 0.028,
      })),
      { d: 'M0 58H320V78H0z', fill: gold },
      { d: 'M0 58H320V61H0zM0 75H320V78H0z', fill: deep, opacity: 0.55 },
      { d: 'M236 0H256V200H236z', fill: gold },
      { d: 'M236 0H239V200H236zM253 0H256V200H253z', fill: deep, opacity: 0.55 },
      { d: 'M246 70C232 92 218 116 204 128L222 130 226 146C240 126 248 100 250 74z', fill: deep },
      { d: 'M246 70C258 92 274 112 290 122L273 127 270 144C256 126 246 100 243 74z', fill: deep },
      { d: 'M246 68C222 34 188 26 180 44C174 62 206 80 246 68z', fill: gold },
      { d: 'M246 68C270 34 304 26 312 44C318 62 286 80 246 68z', fill: gold },
      { d: 'M242 66C224 46 200 40 194 50C190 60 214 70 242 66z', fill: deep, opacity: 0.8 },
      { d: 'M250 66C268 46 292 40 298 50C302 60 278 70 250 66z', fill: deep, opacity: 0.8 },
      {
        d: 'M235 60C240 56 252 56 257 60C260 66 260 72 257 77C252 81 240 81 235 77C232 72 232 66 235 60z',
        fill: '#f0ca7c',
      },
    ],
  }
}

function leaf(x: number, y: number, degrees: number, size: number): Shape[] {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, aside: number) =>
    `${two(x + size * (along * Math.cos(turn) - aside * Math.sin(turn)))} ${two(y + size * (along * Math.sin(turn) + aside * Math.cos(turn)))}`
  return [
    {
      d: `M${at(0, 0)}C${at(0.25, 0.34)} ${at(0.7, 0.3)} ${at(1, 0)}C${at(0.7, -0.3)} ${at(0.25, -0.34)} ${at(0, 0)}z`,
    },
    { d: `M${at(0.05, 0)}L${at(0.9, 0)}`, stroke: '#f6efe2', width: 0.8, opacity: 0.7 },
  ]
}

function branch(): Design {
  const greens = ['#4c6b4f', '#6d8a63', '#35533f']
  const stem = Array.from({ length: 11 }, (_, at) => {
    const way = at / 10
    return { x: 118 + 196 * way, y: 196 - 150 * way ** 0.7, at }
  })
  const leaves = stem.flatMap(({ x, y, at }) =>
    [-78, 14].flatMap((lean, side) =>
      leaf(x, y, lean - 6 * at + 10 * side, 44 - 2.2 * at).map((shape) =>
        shape.stroke ? shape : { ...shape, fill: greens[(at + side) % 3] },
      ),
    ),
  )
  return {
    ground: '#f6efe2',
    ink: '#2f3b30',
    shapes: [
      { d: circle(276, 34, 60), fill: '#f0d9bd', opacity: 0.7 },
      { d: 'M104 200C160 132 230 84 320 40', stroke: '#5b4a38', width: 2.4 },
      ...leaves,
      ...stem.filter(({ at }) => at % 3 === 1).map(({ x, y }) => ({ d: circle(x + 9, y + 15, 4.2), fill: '#b5432f' })),
    ],
  }
}

/** Stars are placed by the golden angle, which spreads them evenly. */
function night(): Design {
  const stars = Array.from({ length: 54 }, (_, at) => {
    const turn = at * 2.399963
    const far = 17 * Math.sqrt(at + 3)
    return { x: 228 + far * Math.cos(turn) * 1.25, y: 62 + far * Math.sin(turn) * 0.8, r: at % 7 === 0 ? 1.7 : 0.9 }
  }).filter(({ x, y }) => x > 6 && x < 314 && y > 6 && y < 140 && Math.hypot(x - 252, y - 54) > 38)
  const spark = (x: number, y: number, r: number) =>
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`
  return {
    ground: '#161f45',
    ink: '#f7f0dc',
    shapes: [
      { d: circle(252, 54, 58), fill: '#f5e3b3', opacity: 0.07 },
      { d: circle(252, 54, 42), fill: '#f5e3b3', opacity: 0.1 },
      { d: 'M262 26A30 30 0 1 0 278 70A25 25 0 1 1 262 26z', fill: '#f5e3b3' },
      ...stars.map(({ x, y, r }) => ({ d: circle(x, y, r), fill: '#fdf6dc', opacity: r > 1 ? 0.95 : 0.7 })),
      { d: spark(188, 34, 8), fill: '#fdf6dc' },
      { d: spark(296, 112, 6), fill: '#fdf6dc' },
      { d: 'M0 170C60 132 116 148 168 166C220 182 264 150 320 138V200H0z', fill: '#26346b' },
      { d: 'M0 188C70 160 130 176 190 184C240 190 286 172 320 166V200H0z', fill: '#334585' },
    ],
  }
}

function thread(): Design {
  const turns = Array.from({ length: 9 }, (_, at) => ({
    d: `M226 ${62 + at * 8}C244 ${68 + at * 8} 268 ${68 + at * 8} 286 ${62 + at * 8}`,
    stroke: at % 2 ? '#ffd9c7' : '#fff1e8',
    width: 5.4,
  }))
  return {
    ground: '#c8553d',
    ink: '#fff4ea',
    shapes: [
      { d: circle(256, 96, 88), fill: '#ffffff', opacity: 0.08 },
      { d: 'M214 36H298C302 36 302 50 298 50H214C210 50 210 36 214 36z', fill: '#7a2f22' },
      { d: 'M226 50H286V134H226z', fill: '#f3b79d' },
      ...turns,
      { d: 'M214 134H298C302 134 302 148 298 148H214C210 148 210 134 214 134z', fill: '#7a2f22' },
      {
        d: 'M286 126C316 140 306 176 270 172C220 166 224 128 190 138C160 148 190 182 152 184C128 185 112 176 96 178',
        stroke: '#fff1e8',
        width: 2.2,
      },
      { d: 'M26 186L104 174C110 173 112 179 106 181L26 186z', fill: '#f7e7dc' },
      { d: 'M92 177.5L103 175.8C105 175.6 105.4 177.6 103.4 178L92 179.6z', fill: '#7a2f22' },
    ],
  }
}

export const designs: Record<DesignName, Design> = {
  ribbon: ribbon(),
  branch: branch(),
  night: night(),
  thread: thread(),
}
