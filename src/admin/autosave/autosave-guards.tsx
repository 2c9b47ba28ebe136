import type { ServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'
import { ShowLoadedPreview } from '../preview/show-loaded-preview'
import { ChangedMeanwhile } from './changed-meanwhile'
import { ProtectWhileSaving } from './protect-while-saving'
import { SaveBeforeLeaving } from './save-before-leaving'

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
