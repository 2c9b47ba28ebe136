import type { AddWords } from './add-factor'

type Props = { qrCode: string; secret: string; words: AddWords }

/** What an authenticator app scans, and the same to type where the app is on this very device. */
export function ScanCode({ qrCode, secret, words }: Props) {
  return (
    <div className="space-y-4">
      <p>{words.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        <img src={qrCode} alt="" width={184} height={184} className="size-46 rounded-md bg-plate p-3" />
        <div className="min-w-0 grow basis-48">
          <p className="text-sm text-ink-soft">{words.secret}</p>
          <code className="mt-1 block rounded-sm bg-sunken px-3 py-2 text-sm tracking-wider break-words select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
    </div>
  )
}
