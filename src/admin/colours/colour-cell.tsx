import type { DefaultServerCellComponentProps } from 'payload'
import { isHexColour } from '@/domain/hex-colour'
import './colours.css'

export function ColourCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || !isHexColour(cellData)) return null
  return (
    <span className="colour-cell">
      <span style={{ background: cellData }} /> {cellData}
    </span>
  )
}
