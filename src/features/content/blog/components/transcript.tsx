import { ChevronDown } from 'lucide-react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { text: string; locale: Locale; open?: boolean }

/** What is said in a recording, for those who would rather read it or cannot hear it. */
export function Transcript({ text, locale, open = false }: Props) {
  if (!text) return null
  const t = translatorFor(locale, 'blog')
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
