import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { isHexColour } from '@/domain/hex-colour'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { ColourPicker } from './colour-picker'
import './colours.css'

export function ColourChoice({ i18n, path }: Pick<TextFieldServerProps, 'i18n' | 'path'>) {
  return <ColourPicker path={path} label={messagesOf(adminLocale(i18n.language)).cms.fields.colour} />
}

export function ColourCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || !isHexColour(cellData)) return null
  return (
    <span className="colour-cell">
      <span style={{ background: cellData }} /> {cellData}
    </span>
  )
}
