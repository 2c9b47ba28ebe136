'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button, buttonLook } from '@/design/button'
import { fontVariables } from '@/design/fonts'
import '@/design/styles.css'
import { LogoMark } from '@/design/logo-mark'
import { LostPage } from '@/features/errors/components/lost-page'
import { lateWords } from '@/features/errors/late-words'
import { localeOfPath } from '@/features/layout/page-path'
import { chosenTheme } from '@/features/layout/theme-script'
import { localePath } from '@/i18n/routing'

type Props = { error: Error & { digest?: string } }

/**
 * What stands in place of the whole document when even its frame failed. Nothing was handed down from the server, so the
 * words are fetched only now, in the language of the address; without them there is still a way home.
 */
export default function GlobalError({ error }: Props) {
  const locale = localeOfPath(usePathname())
  const [words, setWords] = useState<Awaited<ReturnType<typeof lateWords>> | null>(null)
  useEffect(() => console.error('Error while mounting app', error), [error])
  useEffect(() => {
    lateWords(locale).then(setWords, () => setWords(null))
  }, [locale])
  const home = localePath(locale, '/')
  return (
    <html lang={locale} className={fontVariables} data-theme={chosenTheme()} suppressHydrationWarning>
      <head>
        <title>{words ? `${words.errors.errorTitle} · Broshura` : 'Broshura'}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body className="flex flex-col">
        <header className="page py-4">
          {/* A whole new document: the router of this one may hold what failed. */}
          <a href={home} className="inline-flex items-center gap-2 rounded-sm text-lg font-bold tracking-tight">
            <LogoMark className="size-[30px]" />
            Broshura
          </a>
        </header>
        {words && (
          <main className="grow">
            <LostPage title={words.errors.errorTitle} text={words.errors.errorText}>
              <div className="flex flex-wrap justify-center gap-3">
                <Button onClick={() => window.location.reload()}>{words.errors.retry}</Button>
                <a href={home} className={buttonLook('secondary')}>
                  {words.errors.toHome}
                </a>
              </div>
            </LostPage>
          </main>
        )}
      </body>
    </html>
  )
}
