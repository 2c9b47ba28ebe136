'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { Button, ButtonLink } from '@/design/button'
import { LostPage } from '@/features/site/errors/components/error-page'
import { useErrorWords } from '@/features/site/errors/components/error-words'

type Props = { error: Error & { digest?: string }; reset: () => void }

export function FailedPage({ error, reset }: Props) {
  const words = useErrorWords()
  const router = useRouter()
  useEffect(() => console.error(error), [error])
  // Fetches the server's answer again; `reset` alone would render the same failed answer.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  if (!words) return null
  return (
    <LostPage title={words.title} text={words.text}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{words.retry}</Button>
        <ButtonLink href={words.homeHref} variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </LostPage>
  )
}
