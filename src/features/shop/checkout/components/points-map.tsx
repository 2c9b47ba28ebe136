import type { PickupPoint } from '@/features/shop/goods/delivery/points'

const width = 320
const height = 200
const margin = 20

/** A map of points with north up, drawn by the shop itself so that no third party learns where customers look. */
export function PointsMap({ points, label }: { points: PickupPoint[]; label: string }) {
  const placed = points.flatMap(({ id, latitude, longitude }, index) =>
    latitude === null || longitude === null ? [] : [{ id, number: index + 1, latitude, longitude }],
  )
  if (placed.length < 2) return null
  const latitudes = placed.map(({ latitude }) => latitude)
  const longitudes = placed.map(({ longitude }) => longitude)
  const [south, north, west, east] = [
    Math.min(...latitudes),
    Math.max(...latitudes),
    Math.min(...longitudes),
    Math.max(...longitudes),
  ]
  // A degree of longitude is shorter than one of latitude, the more so the farther north.
  const squeeze = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * squeeze, 0.001),
    (height - 2 * margin) / Math.max(north - south, 0.001),
  )
  const x = (longitude: number) => width / 2 + (longitude - (east + west) / 2) * squeeze * scale
  const y = (latitude: number) => height / 2 - (latitude - (north + south) / 2) * scale
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="points-map">
      {placed.map(({ id, number, latitude, longitude }) => (
        <g key={id}>
          <circle cx={x(longitude)} cy={y(latitude)} r={9} />
          <text x={x(longitude)} y={y(latitude)} fontSize={9}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
