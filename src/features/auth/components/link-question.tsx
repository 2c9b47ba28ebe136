'use client'

import { Button } from '@/design/button'
import { Dialog } from '@/design/dialog'
import type { LinkQuestionWords } from '../password-words'

type Props = { words: LinkQuestionWords; onAnswer: (agreed: boolean) => void }

/** Asks before a session from a link is adopted; closing the dialog means no. */
export function LinkQuestion({ words, onAnswer }: Props) {
  return (
    <Dialog open onClose={() => onAnswer(false)} title={words.title} closeLabel={words.refuse} className="break-words">
      <div className="space-y-3 text-base">
        {words.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onAnswer(true)}>{words.agree}</Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {words.refuse}
        </Button>
      </div>
    </Dialog>
  )
}
