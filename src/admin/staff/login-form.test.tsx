import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { FactorPanel } from './factor-panel'
import { StaffLoginForm } from './login-form'
import { SessionList } from './session-list'

it.each(locales)('draws the sign-in and the second factor in %s', (locale) => {
  const { staffSignIn, staffFactor } = messagesOf(locale)
  const draw = (fromSite: boolean) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Europe/Sofia" messages={{ staffSignIn, staffFactor }}>
        <StaffLoginForm next="/admin" fromSite={fromSite} />
        <FactorPanel id="1" isOwn kind={fromSite ? 'app' : null} codesLeft={3} owes={!fromSite} />
      </NextIntlClientProvider>,
    )
  expect(draw(false)).toContain('id="field-password"')
  expect(draw(false)).toContain(staffFactor.owes)
  expect(draw(false)).not.toContain('id="field-code"')
  expect(draw(true)).toContain('id="field-code"')
  expect(draw(true)).not.toContain('id="field-password"')
})

it.each(locales)('lists the own sessions in %s, each with a button of its own name but the present one', (locale) => {
  const { staffSessions, staffSignIn } = messagesOf(locale)
  const [here, phone] = ['Firefox, Linux', 'Safari, iPhone'].map((device, at) => ({
    id: String(at),
    device,
    since: '22.11.2026 20:15',
    isHere: at === 0,
  }))
  const draw = (sessions: ComponentProps<typeof SessionList>['sessions']) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Europe/Sofia" messages={{ staffSessions, staffSignIn }}>
        <SessionList sessions={sessions} />
      </NextIntlClientProvider>,
    )
  const both = [here, phone].flatMap((session) => session ?? [])
  expect(draw(both)).toContain(staffSessions.here)
  expect(draw(both).match(/<button/g)).toHaveLength(1)
  expect(draw(both)).toMatch(/aria-label="[^"]+Safari, iPhone, 22\.11\.2026 20:15"/)
  expect(draw(both.slice(0, 1))).toContain(staffSessions.alone)
})
