import { ChevronDown } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/routing'

type Props = { text: string; locale: Locale; open?: boolean }

/** What is said in a recording, for those who would rather read it or cannot hear it. */
export async function Transcript({ text, locale, open = false }: Props) {
  if (!text) return null
  const t = await getTranslations({ locale, namespace: 'blog' })
  return (
    <details open={open} className="post-transcript">
      <summary>
        {t('transcript')}
        <ChevronDown aria-hidden size={20} />
      </summary>
      <p className="whitespace-pre-line text-ink-soft">{text}</p>
    </details>
  )
}
