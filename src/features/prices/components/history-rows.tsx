'use client'

type Row = { days: string; prices: string[] }

/** Rendered in the browser from data: as elements the hundreds of cells of a year were a third of the page. */
export function HistoryRows({ rows }: { rows: Row[] }) {
  return (
    <tbody>
      {rows.map(({ days, prices }) => (
        <tr key={days} className="border-t border-line">
          <th scope="row" className="py-1.5 pr-3 font-normal">
            {days}
          </th>
          {prices.map((price, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and two may say the same.
            <td key={column} className="py-1.5 text-right not-last:pr-3">
              {price}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
