'use client'

import { Link } from '../shell/link'
import '../import-status.css'
import './drop-pdf.css'
import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DroppedPdf, useDroppedPdfs } from './use-dropped-pdfs'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

export function DropPdf() {
  const t = useTranslations('brochureDrop')
  const { dropped, drop, makeAgain } = useDroppedPdfs()
  const [over, setOver] = useState(false)

  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    // Without preventing the default the browser would navigate to the dropped PDF.
    if (event.type === 'drop') drop([...(event.dataTransfer?.files ?? [])])
  })
  useEffect(() => {
    const leaving = new AbortController()
    for (const name of ['dragover', 'drop'] as const) {
      document.addEventListener(name, (event) => onDrag(event), { signal: leaving.signal })
    }
    // `relatedTarget` is null only when the pointer leaves the window.
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), {
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [])

  return (
    <section className="drop-pdf" aria-label={t('label')} data-over={over}>
      <label className="drop-pdf-zone">
        <FileUp size={28} aria-hidden />
        <span>
          <strong>{t('title')}</strong>
          <small>{t('help')}</small>
        </span>
        <input
          type="file"
          accept="application/pdf,.pdf"
          multiple
          onChange={({ target }) => {
            drop([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <ul className="drop-pdf-list" aria-live="polite">
        {dropped.map((pdf) => (
          <DroppedLine key={pdf.key} pdf={pdf} onAgain={() => makeAgain(pdf)} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { pdf: DroppedPdf; onAgain: () => void }

function DroppedLine({ pdf: { name, state, problem, sentence, href }, onAgain }: LineProps) {
  const t = useTranslations('brochureDrop')
  const errors = useTranslations('import.errors')
  const why = problem ? errors(problem) : (sentence ?? t('failed'))
  return (
    <li className={`import-status import-status--${state === 'refused' ? 'failed' : state}`}>
      <span>
        <strong>{name}</strong> {state === 'refused' ? why : t(`states.${state}`)}
      </span>
      {(state === 'sending' || state === 'reading') && <progress aria-label={name} />}
      {href && <Link href={href}>{t(state === 'same' ? 'openSame' : 'open')}</Link>}
      {state === 'same' && (
        <button type="button" className="admin-button" onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </li>
  )
}
