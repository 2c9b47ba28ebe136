import { type DesignName, designs } from '../designs'

type Props = { design: DesignName; title?: string; amount?: string }

/** Hidden from screen readers, because its content is repeated as text. */
export function VoucherCard({ design, title, amount }: Props) {
  const { ground, ink, shapes } = designs[design]
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="block w-full rounded-md shadow-sm">
      <rect width="320" height="200" fill={ground} />
      {shapes.map(({ d, fill, stroke, width, opacity }) => (
        <path
          key={d}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke}
          strokeWidth={width}
          strokeLinecap="round"
          opacity={opacity}
        />
      ))}
      {title && (
        <text x="20" y="34" fill={ink} fontSize="14" fontWeight="600">
          {title}
        </text>
      )}
      {amount && (
        <text x="20" y="166" fill={ink} fontSize="36" fontWeight="700">
          {amount}
        </text>
      )}
    </svg>
  )
}
