import { Button, DraggableSortable, useDraggableSortable } from '@payloadcms/ui'
import { ArrowLeft, ArrowRight, Eye, EyeOff, PencilLine, ScanText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { PanelPage } from '@/domain/brochure-import'
import { readPageFromPicture, type SaveOutcome, savePage, savePageOrder } from './api'
import { movePage } from './move-page'

const maxLength = 500

type AltEditorProps = { page: PanelPage; onSave: (alt: string) => void; onClose: () => void }

/** Not a `<form>`, because it lies inside Payload's form and forms cannot be nested. */
function AltEditor({ page, onSave, onClose }: AltEditorProps) {
  const t = useTranslations('import.panel')
  const [text, setText] = useState(page.alt)
  const id = useId()
  const save = () => {
    if (text.trim() !== page.alt) onSave(text.trim())
  }
  return (
    <div className="import-panel__alt field-type textarea">
      <label className="field-label" htmlFor={id}>
        {t('alt', { number: page.number })}
      </label>
      <textarea
        id={id}
        className="textarea-element"
        rows={3}
        maxLength={maxLength}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
      />
      <p id={`${id}-help`} className="import-panel__note">
        {t('altHelp')}
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
        {t('altSave')}
      </Button>
    </div>
  )
}

type Props = {
  brochure: string
  locale: string
  pages: PanelPage[]
  changePages: (pages: PanelPage[], save: () => Promise<SaveOutcome>) => Promise<SaveOutcome>
  onRead: () => void
}

export function PageGrid({ brochure, locale, pages, changePages, onRead }: Props) {
  const t = useTranslations('import.panel')
  const [said, setSaid] = useState('')
  const [describing, setDescribing] = useState<string | null>(null)
  const described = pages.find((page) => page.id === describing)

  async function apply(changed: PanelPage[], save: () => Promise<SaveOutcome>) {
    const saved = await changePages(changed, save)
    if (!saved.ok) setSaid(saved.sentence ?? t('saveFailed'))
  }

  async function move(from: number, to: number) {
    const page = pages[from]
    if (!page || from === to || to < 0 || to >= pages.length) return
    const moved = movePage(pages, from, to)
    setSaid(t('moved', { number: page.number, position: to + 1, count: pages.length }))
    await apply(moved, () =>
      savePageOrder(
        brochure,
        moved.map(({ id }) => id),
      ),
    )
  }

  async function read({ number }: PanelPage) {
    const begun = await readPageFromPicture(brochure, number)
    setSaid(begun.ok ? t('readBegun', { number }) : (begun.sentence ?? t('saveFailed')))
    onRead()
  }

  async function change(page: PanelPage, part: { hidden: boolean } | { alt: string }) {
    setSaid('')
    const changed = pages.map((other) => (other.id === page.id ? { ...other, ...part } : other))
    await apply(changed, () => savePage(page.id, locale, part))
  }

  return (
    <>
      <p className="import-panel__note">{t('dragHint')}</p>
      <DraggableSortable
        ids={pages.map(({ id }) => id)}
        className="import-panel__pages"
        onDragEnd={({ moveFromIndex, moveToIndex }) => void move(moveFromIndex, moveToIndex)}
      >
        {pages.map((page, index) => (
          <PageCard
            key={page.id}
            page={page}
            first={index === 0}
            last={index === pages.length - 1}
            describing={page.id === describing}
            onMove={(step) => void move(index, index + step)}
            onHide={() => void change(page, { hidden: !page.hidden })}
            onRead={() => void read(page)}
            onDescribe={() => setDescribing(page.id === describing ? null : page.id)}
          />
        ))}
      </DraggableSortable>
      {described && (
        <AltEditor
          key={`${described.id}-${locale}`}
          page={described}
          onSave={(alt) => void change(described, { alt })}
          onClose={() => setDescribing(null)}
        />
      )}
      <p role="status" className="import-panel__note">
        {said}
      </p>
    </>
  )
}

type PageCardProps = {
  page: PanelPage
  first: boolean
  last: boolean
  describing: boolean
  onMove: (step: -1 | 1) => void
  onHide: () => void
  onRead: () => void
  onDescribe: () => void
}

function PageCard({ page, first, last, describing, onMove, onHide, onRead, onDescribe }: PageCardProps) {
  const t = useTranslations('import.panel')
  const { setNodeRef, listeners, transform, transition, isDragging } = useDraggableSortable({ id: page.id })
  const { number, hidden, ocr } = page
  const classes = [
    'import-panel__page',
    hidden && 'import-panel__page--hidden',
    isDragging && 'import-panel__page--dragged',
  ]
  const button = (label: string, icon: React.ReactNode, onClick: () => void, disabled = false) => (
    <button type="button" aria-label={label} title={label} aria-disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  )

  return (
    <figure ref={setNodeRef} className={classes.filter(Boolean).join(' ')} style={{ transform, transition }}>
      <div className="import-panel__picture" {...listeners}>
        <img
          src={page.picture}
          alt={page.alt || t('page', { number })}
          width={page.width}
          height={page.height}
          loading="lazy"
          draggable={false}
        />
        {hidden && <span className="import-panel__mark">{t('hidden')}</span>}
        {ocr && <span className="import-panel__mark import-panel__mark--read">{t('read')}</span>}
      </div>
      <figcaption>
        <span aria-hidden="true">{number}</span>
        {button(t('earlier', { number }), <ArrowLeft size={16} aria-hidden />, () => onMove(-1), first)}
        {button(t('later', { number }), <ArrowRight size={16} aria-hidden />, () => onMove(1), last)}
        {button(
          hidden ? t('show', { number }) : t('hide', { number }),
          hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />,
          onHide,
        )}
        {button(t('readPage', { number }), <ScanText size={16} aria-hidden />, onRead)}
        <button
          type="button"
          aria-label={t('altOpen', { number })}
          title={t('altOpen', { number })}
          aria-expanded={describing}
          data-filled={page.alt !== ''}
          onClick={onDescribe}
        >
          <PencilLine size={16} aria-hidden />
        </button>
      </figcaption>
    </figure>
  )
}
