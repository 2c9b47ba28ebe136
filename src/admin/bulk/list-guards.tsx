import type { BeforeListTableServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { ChosenCount } from './chosen-count'

/** Above every list, and invisible: what is done to many documents names how many, and takes the filter of the list along. */
export function ListGuards({ collectionSlug, i18n }: BeforeListTableServerProps) {
  return (
    <ChosenCount collection={collectionSlug} sentence={messagesOf(adminLocale(i18n.language)).admin.bulk.affected} />
  )
}
