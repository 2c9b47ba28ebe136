import type { DateFieldServerProps, DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { auditValue, changedFormWords, type FormsOfCms } from './form-words'

const plain = z.union([z.string(), z.number(), z.boolean()]).nullish()
const value = z.union([plain, z.array(z.record(z.string(), plain))]).catch(undefined)
const details = z
  .object({
    language: z.string().optional(),
    email: value,
    role: value,
    from: value,
    to: value,
    name: value,
    collection: z.string().optional(),
    field: z.string().optional(),
    created: z.number().default(0),
    changed: z.number().default(0),
    removed: z.number().default(0),
    names: z.array(z.string()).optional(),
    changes: z.record(z.string(), z.object({ from: value, to: value })).optional(),
  })
  .catch({ email: null, role: null, from: null, to: null, name: null, created: 0, changed: 0, removed: 0 })

/** Ids of other documents mean nothing to a reader, so the sentence only says that another document was chosen. */
const isId = (text: unknown) => z.uuid().safeParse(text).success

interface AuditEntry {
  actor?: string | null
  action: string
  details?: unknown
}

export function auditSentence(
  { actor, action, details: stored }: AuditEntry,
  locale: Locale,
  forms?: FormsOfCms,
): string {
  const t = translatorFor(locale, 'auditLog')
  const { cms } = messagesOf(locale)
  const entry = details.parse(stored ?? {})
  const words = changedFormWords(forms, entry.collection ?? action.replace(/\.changed$/, ''), locale)
  const shown = (text: unknown, field = '') => auditValue(text, field, locale, words)
  const whoOf = (name: string, who: unknown) =>
    name === 'user.sign-in-failed' && who === 'system' ? t('unknown') : shown(who)
  // Earlier releases stored a single field instead of `changes`.
  const oldChange = entry.field ? { [entry.field]: { from: entry.from ?? null, to: entry.to ?? null } } : {}
  const changes = Object.entries(entry.changes ?? oldChange)
    .map(([field, { from, to }]) => {
      const name = words.field(field)
      if (from === undefined || to === undefined || isId(from) || isId(to)) return name
      return action === 'document.created'
        ? `${name}: ${shown(to, field)}`
        : `${name}: ${shown(from, field)} → ${shown(to, field)}`
    })
    .join('; ')
  const key = keyOf(action)
  if (!key) return action
  const about = [entry.collection && collectionName(entry.collection, cms.collections), entry.name].filter(Boolean)
  const sentence = t(`actions.${key}`, {
    who: whoOf(action, entry.email ?? actor),
    role: shown(entry.role),
    what: about.join(' ') || '–',
    created: entry.created,
    changed: entry.changed,
    removed: entry.removed,
    from: shown(entry.from),
    to: shown(entry.to),
    names: shown(entry.names),
    changes,
  })
  if (action === 'document.created' && changes) return `${sentence}; ${changes}`
  return entry.language ? `${sentence} (${languageName(entry.language, locale)})` : sentence
}

export function auditActor(actor: string, locale: Locale): string {
  return actor === 'system' ? translatorFor(locale, 'auditLog')('system') : actor
}

const languageName = (language: string, locale: Locale) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language

type Key = keyof ReturnType<typeof messagesOf>['auditLog']['actions']

function keyOf(action: string): Key | undefined {
  const keys = messagesOf('en').auditLog.actions
  const name = action.replace(/\./g, '-')
  return isKey(name, keys) ? name : undefined
}

const isKey = (name: string, keys: object): name is Key => Object.hasOwn(keys, name)

function collectionName(slug: string, names: Record<string, { one: string }>): string {
  return names[slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]?.one ?? slug
}

/** Date and time in Europe/Sofia, whatever the browser's time zone. */
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

export function AuditSentenceCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { actor, action, details } = rowData
  return auditSentence({ actor, action: String(action), details }, adminLocale(i18n.language), payload.config)
}

export function AuditActorCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return auditActor(String(cellData), adminLocale(i18n.language))
}

export function AuditSentenceField({ data, i18n, payload }: UIFieldServerProps) {
  const { actor, action, details } = data
  return <p>{auditSentence({ actor, action: String(action), details }, adminLocale(i18n.language), payload.config)}</p>
}
