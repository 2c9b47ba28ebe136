import type { UIFieldServerProps } from 'payload'
import { adminLocale } from '../admin-translations'
import { auditSentence } from './audit-sentence'

export function AuditSentenceField({ data, i18n }: UIFieldServerProps) {
  const { actor, action, details } = data
  return <p>{auditSentence({ actor, action: String(action), details }, adminLocale(i18n.language))}</p>
}
