import { DraggableSortable } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PanelPage } from '@/domain/import-panel'
import { AltEditor } from './alt-editor'
import { type Saved, savePage, savePageOrder } from './api'
import { movePage } from './move-page'
import { PageCard } from './page-card'

type Props = {
  brochure: string
  locale: string
  pages: PanelPage[]
  changePages: (pages: PanelPage[], save: () => Promise<Saved>) => Promise<Saved>
}

/** The pages as pictures: reorder by dragging or arrows, hide with the eye, describe with the pen. */
export function PageGrid({ brochure, locale, pages, changePages }: Props) {
  const t = useTranslations('import.panel')
  const [said, setSaid] = useState('')
  const [describing, setDescribing] = useState<string | null>(null)
  const described = pages.find((page) => page.id === describing)

  async function apply(changed: PanelPage[], save: () => Promise<Saved>) {
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

  async function change(page: PanelPage, part: { hidden: boolean } | { alt: string }) {
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
