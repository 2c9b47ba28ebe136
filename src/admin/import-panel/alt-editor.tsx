import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { PanelPage } from '@/domain/import-panel'

const maxLength = 500

/** The alternative text of one page, in the language that the form edits. Not a <form>, because it is inside Payload's. */
export function AltEditor({ page, onSave }: { page: PanelPage; onSave: (alt: string) => void }) {
  const t = useTranslations('import.panel')
  const [text, setText] = useState(page.alt)
  const id = useId()
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
      />
      <p id={`${id}-help`} className="import-panel__note">
        {t('altHelp')}
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onSave(text.trim())}>
        {t('altSave')}
      </Button>
    </div>
  )
}
