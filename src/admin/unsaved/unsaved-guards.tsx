import type { ServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'
import { AskBeforeGoingBack, SaveBeforeLanguage } from './save-before-language'

/** For forms with a save button: Payload asks only before links and before the window closes. */
export function UnsavedGuards({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <>
      <SaveBeforeLanguage saveFirst={t('unsaved.saveFirst')} />
      <AskBeforeGoingBack question={t('unsaved.question')} />
    </>
  )
}
