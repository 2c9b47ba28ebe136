import type { BeforeListTableServerProps, ServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale, adminTranslations } from './admin-translations'
import { ChangedMeanwhile } from './autosave/changed-meanwhile'
import { ProtectWhileSaving } from './autosave/protect-while-saving'
import { SaveBeforeLeaving } from './autosave/save-before-leaving'
import { ChosenCount } from './bulk/chosen-count'
import { ShowLoadedPreview } from './preview/show-loaded-preview'
import { AskBeforeGoingBack, SaveBeforeLanguage } from './unsaved/save-before-language'

export function AutosaveGuards({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <>
      <ProtectWhileSaving />
      <ShowLoadedPreview />
      <SaveBeforeLeaving stillUnsaved={t('autosave.stillUnsaved')} />
      <ChangedMeanwhile
        words={{
          changed: t('autosave.changed'),
          both: t('autosave.both'),
          other: t('autosave.other'),
          keepMine: t('autosave.keepMine'),
          takeTheirs: t('autosave.takeTheirs'),
          failed: t('autosave.keepFailed'),
        }}
      />
    </>
  )
}

export function ListGuards({ collectionSlug, i18n }: BeforeListTableServerProps) {
  return (
    <ChosenCount collection={collectionSlug} sentence={messagesOf(adminLocale(i18n.language)).admin.bulk.affected} />
  )
}

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
