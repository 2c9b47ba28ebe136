import type { DateFieldServerProps, DefaultServerCellComponentProps } from 'payload'
import { adminLocale } from '../admin-translations'

/** Day and hour in Sofia, wherever the browser is. */
export function SofiaTime({ value, language }: { value: unknown; language: string }) {
  const at = new Date(String(value))
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Sofia' } as const
  return <time dateTime={at.toISOString()}>{new Intl.DateTimeFormat(adminLocale(language), style).format(at)}</time>
}

export function AuditTimeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <SofiaTime value={cellData} language={i18n.language} />
}

export function AuditTimeField({ data, i18n }: DateFieldServerProps) {
  return (
    <p>
      <SofiaTime value={data.at} language={i18n.language} />
    </p>
  )
}
