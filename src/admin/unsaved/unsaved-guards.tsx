import type { ServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'
import { AskBeforeGoingBack, SaveBeforeLanguage } from './save-before-language'

/** In every form that is saved by a button: Payload asks before a link leads away and before the window closes, and no more. */
export function UnsavedGuards({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <>
      <SaveBeforeLanguage saveFirst={t('unsaved.saveFirst')} />
      <AskBeforeGoingBack question={t('unsaved.question')} />
    </>
  )
}
