import type { BeforeListTableServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { ChosenCount } from './chosen-count'

export function ListGuards({ collectionSlug, i18n }: BeforeListTableServerProps) {
  return (
    <ChosenCount collection={collectionSlug} sentence={messagesOf(adminLocale(i18n.language)).admin.bulk.affected} />
  )
}
