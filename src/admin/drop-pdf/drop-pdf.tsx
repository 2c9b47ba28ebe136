'use client'

import { Link } from '../shell/link'
import '../import-status.css'
import './drop-pdf.css'
import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { daysSources } from '@/domain/days-source'
import { maxFileBytes } from '@/features/editorial/brochure-import/types'
import { readRefusal } from '../refusal'
import { useRouter } from '../shell/router'

const uploaded = z.object({ doc: z.object({ id: z.string() }) })
const made = z.object({ id: z.string(), same: z.optional(z.boolean()) })
const fields = z.array(z.string())
const filledShape = z.object({ fields, daysFrom: z.nullable(z.enum(daysSources)) })

type FilledFromPdf = z.infer<typeof filledShape>

type PdfProblem = 'not-a-pdf' | 'empty' | 'too-large'

function sendingProblemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PdfProblem | null {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return 'not-a-pdf'
  if (size === 0) return 'empty'
  return size > maxFileBytes ? 'too-large' : null
}

/** `sentence`: the server's reason for a refusal, in the CMS language. */
type Made = { ok: true; brochure: string; file: string; same: boolean } | { ok: false; sentence?: string | undefined }

const post = (path: string, body?: FormData) =>
  fetch(`/api/cms/${path}`, { method: 'POST', credentials: 'same-origin', ...(body ? { body } : {}) }).catch(() => null)

async function makeBrochure(pdf: File): Promise<Made> {
  const form = new FormData()
  form.append('file', pdf)
  const sent = await post('brochure-files?depth=0', form)
  const answer: unknown = await sent?.json().catch(() => null)
  const file = uploaded.safeParse(answer).data
  if (!sent?.ok || !file) return { ok: false, sentence: readRefusal(answer).message }
  return makeOfFile(file.doc.id)
}

/** Without `again`, a PDF that another brochure already has returns that brochure with `same`. */
async function makeOfFile(file: string, again = false): Promise<Made> {
  const created = await post(`brochure-files/${file}/brochure${again ? '?again=true' : ''}`)
  const brochure = made.safeParse(await created?.json().catch(() => null)).data
  return brochure ? { ok: true, brochure: brochure.id, file, same: brochure.same === true } : { ok: false }
}

/**
 * Fills empty fields from the PDF. `reading` while it is too early, `unanswered` without a connection; null if nothing
 * can be filled in.
 */
export async function fillFromPdf(brochure: string): Promise<FilledFromPdf | 'reading' | 'unanswered' | null> {
  const answer = await post(`brochures/${brochure}/draft`)
  if (answer?.status === 202) return 'reading'
  if (answer?.status === 409) return null
  return filledShape.safeParse(await answer?.json().catch(() => null)).data ?? 'unanswered'
}

const askEveryMs = 700
const longestMs = 30_000

/**
 * Polls `fillFromPdf` until enough is read, which waits for PDFs queued before it. Null after 30 seconds: the form asks
 * again once the PDF is read.
 */
async function fillWhenRead(brochure: string): Promise<FilledFromPdf | null> {
  const end = Date.now() + longestMs
  while (Date.now() < end) {
    const filled = await fillFromPdf(brochure)
    if (filled !== 'reading') return filled === 'unanswered' ? null : filled
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  return null
}

export function formHref(brochure: string, filled: FilledFromPdf | null, locale = 'bg'): string {
  const query = new URLSearchParams({ locale })
  if (filled) query.set('filled', filled.fields.join(' '))
  return `/admin/collections/brochures/${brochure}?${query}`
}

type DroppedPdf = {
  key: string
  name: string
  state: 'waiting' | 'sending' | 'reading' | 'ready' | 'same' | 'refused'
  problem?: PdfProblem | undefined
  sentence?: string | undefined
  href?: string
  file?: string
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Creates drafts from dropped PDFs, one after another. A single PDF is opened as soon as its fields are filled in. */
function useDroppedPdfs() {
  const router = useRouter()
  const [dropped, setDropped] = useState<DroppedPdf[]>([])
  const known = useRef(new Set<string>())
  const turn = useRef(Promise.resolve())

  const change = (key: string, part: Partial<DroppedPdf>) =>
    setDropped((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  async function send(pdf: File, alone: boolean) {
    const key = keyOf(pdf)
    change(key, { state: 'sending' })
    await follow(key, await makeBrochure(pdf), alone)
  }

  async function follow(key: string, made: Made, alone: boolean) {
    if (!made.ok) {
      known.current.delete(key)
      return change(key, { state: 'refused', sentence: made.sentence })
    }
    if (made.same) return change(key, { state: 'same', href: formHref(made.brochure, null), file: made.file })
    change(key, { state: 'reading', href: formHref(made.brochure, null) })
    const filled = await fillWhenRead(made.brochure)
    const href = formHref(made.brochure, filled)
    change(key, { state: 'ready', href })
    if (alone) router.push(href)
    else router.refresh()
  }

  function makeAgain({ key, file }: DroppedPdf) {
    if (!file) return
    turn.current = turn.current.then(async () => follow(key, await makeOfFile(file, true), false))
  }

  function drop(files: readonly File[]) {
    const fresh = files.filter((file) => !known.current.has(keyOf(file)))
    const added = fresh.map((file): DroppedPdf => {
      const problem = sendingProblemOf(file)
      return { key: keyOf(file), name: file.name, ...(problem ? { state: 'refused', problem } : { state: 'waiting' }) }
    })
    const keys = new Set(added.map(({ key }) => key))
    setDropped((all) => [...all.filter(({ key }) => !keys.has(key)), ...added])
    const good = fresh.filter((file) => sendingProblemOf(file) === null)
    for (const file of good) {
      known.current.add(keyOf(file))
      turn.current = turn.current.then(() => send(file, good.length === 1 && dropped.every(isOver)))
    }
  }

  return { dropped, drop, makeAgain }
}

const isOver = ({ state }: DroppedPdf) => state === 'refused'

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
