import { useDraggableSortable } from '@payloadcms/ui'
import { ArrowLeft, ArrowRight, Eye, EyeOff, PencilLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PanelPage } from '@/domain/import-panel'

type Props = {
  page: PanelPage
  first: boolean
  last: boolean
  describing: boolean
  onMove: (step: -1 | 1) => void
  onHide: () => void
  onDescribe: () => void
}

export function PageCard({ page, first, last, describing, onMove, onHide, onDescribe }: Props) {
  const t = useTranslations('import.panel')
  const { setNodeRef, listeners, transform, transition, isDragging } = useDraggableSortable({ id: page.id })
  const { number, hidden } = page
  const classes = [
    'import-panel__page',
    hidden && 'import-panel__page--hidden',
    isDragging && 'import-panel__page--dragged',
  ]
  const button = (label: string, icon: React.ReactNode, onClick: () => void, disabled = false) => (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
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
