import type { AuthServer } from '../auth-server'
import type { User } from '../records'
import type { CodeChallenge } from '../requests'
import { startMailFlow } from './flows'
import { mailCode, requireInterval, smsCode } from './messages'

export async function confirmSignUp(
  server: AuthServer,
  user: User,
  redirectTo: string,
  challenge: CodeChallenge = {},
): Promise<void> {
  if (!user.email) return smsCode(server, user, 'confirmation', user.phone)
  requireInterval(server, user, 'confirmation')
  const withFlow = startMailFlow(server, 'email/signup', user.id, challenge)
  await mailCode(server, user, { type: 'signup', kind: 'confirmation', redirectTo, withFlow })
}
