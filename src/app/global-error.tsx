'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { buttonLook } from '@/design/cx'
import { fontVariables } from '@/design/fonts'
import '@/app/styles.css'
import { LogoMark } from '@/design/skip-link'
import { chosenTheme } from '@/domain/head-scripts'
import { lateWords } from '@/features/site/errors/error-texts'
import { localeOfPath } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'

type Props = { error: Error & { digest?: string } }

const latePage = async (locale: Locale) => {
  const [words, { LostPage }] = await Promise.all([
    lateWords(locale),
    import('@/features/site/errors/components/error-page'),
  ])
  return { words: words.errors, LostPage }
}

/**
 * Replaces the whole document when even the frame failed. It gets no props from the server, so texts are fetched here
 * in the language of the URL; without them a link home remains. Every page preloads this file with its imports, so it
 * imports little, not even our links, which need the router.
 */
export default function GlobalError({ error }: Props) {
  const locale = localeOfPath(usePathname())
  const [late, setLate] = useState<Awaited<ReturnType<typeof latePage>> | null>(null)
  useEffect(() => console.error('Error while mounting app', error), [error])
  useEffect(() => {
    latePage(locale).then(setLate, () => setLate(null))
  }, [locale])
  const home = localePath(locale, '/')
  return (
    <html lang={locale} className={fontVariables} data-theme={chosenTheme()} suppressHydrationWarning>
      <head>
        <title>{late ? `${late.words.errorTitle} · Broshura` : 'Broshura'}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body className="flex flex-col">
        <header className="page py-4">
          {/* A full page load: the router may hold the failed state. */}
          <a href={home} className="inline-flex items-center gap-2 rounded-sm text-lg font-bold tracking-tight">
            <LogoMark className="size-[30px]" />
            Broshura
          </a>
        </header>
        {late && (
          <main className="grow">
            <late.LostPage title={late.words.errorTitle} text={late.words.errorText}>
              <div className="flex flex-wrap justify-center gap-3">
                <button type="button" className={buttonLook('primary')} onClick={() => window.location.reload()}>
                  {late.words.retry}
                </button>
                <a href={home} className={buttonLook('secondary')}>
                  {late.words.toHome}
                </a>
              </div>
            </late.LostPage>
          </main>
        )}
      </body>
    </html>
  )
}
