import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { PanelPage } from '@/domain/page-ranges'

const maxLength = 500

type Props = { page: PanelPage; onSave: (alt: string) => void; onClose: () => void }

/** Not a `<form>`, because it lies inside Payload's form and forms cannot be nested. */
export function AltEditor({ page, onSave, onClose }: Props) {
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
