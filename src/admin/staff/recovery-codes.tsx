'use client'

import { useTranslations } from 'next-intl'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('staffFactor')
  return (
    <div role="status">
      <p>{t('codes')}</p>
      <ul className="staff-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
