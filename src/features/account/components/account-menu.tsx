import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type AccountPage, currentMark, menuGroups } from '../navigation'
import { AdminLink } from './admin-link'
import { menuIcons } from './menu-icons'
import { entryLook } from './menu-look'
import { SignOut } from './sign-out'

/** The menu of the account, with the current page marked. */
export function AccountMenu({ locale, page }: { locale: Locale; page: AccountPage }) {
  const t = translatorFor(locale, 'account')
  const layout = translatorFor(locale, 'layout')
  return (
    <nav aria-label={t('menu.label')}>
      <div className="space-y-4">
        {menuGroups.map(({ key: group, links }) => (
          <div key={group}>
            {group !== 'overview' && (
              <p className="px-3 pb-1 text-xs font-semibold text-ink-faint">{t(`menu.${group}`)}</p>
            )}
            <ul>
              {links.map(({ key, path }) => {
                const Icon = menuIcons[key]
                return (
                  <li key={key}>
                    <IntentLink
                      href={localePath(locale, path)}
                      aria-current={currentMark(key, page)}
                      className={entryLook}
                    >
                      <Icon aria-hidden size={19} strokeWidth={1.8} className="shrink-0" />
                      {t(`pages.${key}.menu`)}
                    </IntentLink>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <AdminLink href={localePath(locale, '/admin/broshura-dashboard')} label={layout('account.admin')} />
        <SignOut locale={locale} label={t('menu.signOut')} failed={t('menu.signOutFailed')} />
      </div>
    </nav>
  )
}
