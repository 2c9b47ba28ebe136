import type { DefaultServerCellComponentProps } from 'payload'
import { adminLocale } from '../admin-translations'
import { auditActor, auditSentence } from './audit-sentence'

export function AuditSentenceCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const { actor, action, details } = rowData
  return auditSentence({ actor, action: String(action), details }, adminLocale(i18n.language))
}

export function AuditActorCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return auditActor(String(cellData), adminLocale(i18n.language))
}
