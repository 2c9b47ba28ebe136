'use client'

import { signedInState } from '@/features/auth/client/auth-store'
import { logout } from '@/features/auth/client/load-session'
import { StoredItemList, type StoredWords } from '@/features/site/privacy/components/stored-item-list'

import type { Locale } from '@/i18n/routing'

export function OwnStoredItems({ locale, words }: { locale: Locale; words: StoredWords }) {
  const signOut = async () => {
    if (signedInState()) await logout(locale, words.failed)
  }
  return <StoredItemList words={words} signOut={signOut} />
}
