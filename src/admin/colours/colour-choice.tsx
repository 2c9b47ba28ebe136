import type { TextFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { ColourPicker } from './colour-picker'

export function ColourChoice({ i18n, path }: Pick<TextFieldServerProps, 'i18n' | 'path'>) {
  return <ColourPicker path={path} label={messagesOf(adminLocale(i18n.language)).cms.fields.colour} />
}
