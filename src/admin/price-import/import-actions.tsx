import { Button, useAuth } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { actOnImport, type ImportAction, type ShownImport } from './api'

type Props = { shown: ShownImport; onDone: () => void }

const actions: { [Status in ShownImport['status']]?: ImportAction[] } = {
  held: ['accept', 'reject'],
  done: ['withdraw'],
  failed: ['retry'],
  rejected: ['retry'],
  withdrawn: ['retry'],
}

/** What the one who is signed in can do with an import now. */
export function ImportActions({ shown: { id, status, dryRun }, onDone }: Props) {
  const t = useTranslations('priceImport')
  const { user } = useAuth()
  const offered = actions[status]?.filter((action) => isAllowed(action) && !(dryRun && action === 'withdraw')) ?? []
  if (offered.length === 0) return null

  function isAllowed(action: ImportAction) {
    return action === 'accept' || action === 'reject' || user?.role === 'admin'
  }

  async function act(action: ImportAction) {
    if (action === 'withdraw' && !window.confirm(t('withdrawQuestion'))) return
    await actOnImport(id, action)
    onDone()
  }

  return (
    <div className="price-import__actions">
      {offered.map((action) => (
        <Button
          key={action}
          buttonStyle={action === 'accept' ? 'primary' : 'secondary'}
          size="small"
          margin={false}
          onClick={() => void act(action)}
        >
          {t(action)}
        </Button>
      ))}
    </div>
  )
}
