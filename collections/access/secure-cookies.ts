import type { SanitizedConfig } from 'payload'

/** Payload's own session cookies are sent by https only, where the site is https. */
export function secureCookies(config: SanitizedConfig): SanitizedConfig {
  const secure = config.serverURL.startsWith('https:')
  for (const { auth } of config.collections) {
    if (auth?.cookies) auth.cookies.secure = secure
  }
  return config
}
