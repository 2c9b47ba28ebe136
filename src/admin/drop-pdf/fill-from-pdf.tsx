import { Button, useFormFields, useFormModified, useLocale } from '@payloadcms/ui'
import { useFormatter, useLocale as useLanguage, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from '../shell/router'
import { fillFromPdf, formHref } from './drop-pdf'

const names = ['title', 'summary', 'slug', 'retailer', 'category', 'validFrom', 'validTo'] as const

type Props = { brochure: string; canRead: boolean; isBeingRead: boolean }

export function FillFromPdf({ brochure, canRead, isBeingRead }: Props) {
  const t = useTranslations('brochureDrop')
  const fieldNames = useTranslations('cms.fields')
  const format = useFormatter()
  const query = useSearchParams()
  const language = useLanguage()
  const { code: locale } = useLocale()
  const modified = useFormModified()
  const isEmpty = useFormFields(([fields]) => names.some((name) => !fields[name]?.value))
  const isUntouched = useFormFields(([fields]) => names.every((name) => !fields[name]?.value))
  const daysFrom = useFormFields(([fields]) => fields.daysFrom?.value)
  const retailer = useFormFields(([fields]) => fields.retailer?.value)
  const known = useRef(retailer)
  const [busy, setBusy] = useState(false)
  const asked = query.get('filled')
  // Where something stands in the fields, the worker has filled it in.
  const [failure, setFailure] = useState<'nothing' | 'unanswered' | null>(
    asked === '' && isUntouched ? 'nothing' : null,
  )
  /** Filling was asked for while the PDF was being read. */
  const [waits, setWaits] = useState(false)
  const wasBeingRead = useRef(isBeingRead)
  const filled = names.filter((name) => asked?.split(' ').includes(name))
  // Within a sentence only German nouns keep their capital.
  const written = (name: string) => (language === 'de' ? name : name.toLocaleLowerCase(language))

  const isSaidAtTheDays = failure === 'nothing' && daysFrom === 'unread'
  const isOther = (source: string | null) => source !== null && source !== daysFrom

  async function fill() {
    setBusy(true)
    setFailure(null)
    const found = await fillFromPdf(brochure)
    setBusy(false)
    setWaits(found === 'reading')
    if (found === 'reading') return
    if (found === 'unanswered') return setFailure('unanswered')
    // The worker may have filled in everything since the form was opened.
    const hasNews = found && (found.fields.length > 0 || isUntouched || isOther(found.daysFrom))
    if (!hasNews) return setFailure('nothing')
    // Payload's form does not reread stored values, so the page is loaded again.
    window.location.assign(formHref(brochure, found, locale))
  }

  const fillForRetailer = useEffectEvent(() => {
    if (known.current === retailer || modified) return
    const first = !known.current
    known.current = retailer
    if (first && retailer && isEmpty && canRead) void fill()
  })
  // The retailer tells more than the PDF's text, so filling is tried again once a retailer is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when one of them changes
  useEffect(() => fillForRetailer(), [retailer, modified])

  // An untouched form loses nothing when it is loaded again; another is filled in only when that was asked for.
  const fillOnceRead = useEffectEvent(() => {
    if (modified || wasBeingRead.current === isBeingRead) return
    wasBeingRead.current = isBeingRead
    if (!isBeingRead && (waits || isUntouched) && isEmpty && canRead) void fill()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when one of them changes
  useEffect(() => fillOnceRead(), [isBeingRead, modified])

  return (
    <div role="status">
      {filled.length > 0 && (
        <p className="import-panel__filled">
          {t('filled', { fields: format.list(filled.map((name) => written(fieldNames(name)))) })}
        </p>
      )}
      {failure && !isSaidAtTheDays && <p className="import-panel__note">{t(failure)}</p>}
      {waits && isBeingRead && <p className="import-panel__note">{t('waits')}</p>}
      {isEmpty && canRead && failure !== 'nothing' && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={busy || modified || (waits && isBeingRead)}
          onClick={() => void fill()}
        >
          {t('fill')}
        </Button>
      )}
    </div>
  )
}
