import { createHash, randomUUID } from 'node:crypto'
import type { AuthServer } from '../auth-server'
import { settings } from '../options'
import { Problem } from '../problem'
import type { Flow } from '../records'
import type { CodeChallenge } from '../requests'

type NewFlow = CodeChallenge & Pick<Flow, 'method' | 'redirect_to' | 'provider' | 'linking_user_id' | 'user_id'>

export function startFlow(server: AuthServer, { code_challenge, code_challenge_method, ...flow }: NewFlow): Flow {
  return server.store.flows.put({
    id: randomUUID(),
    ...flow,
    code_challenge: code_challenge ?? undefined,
    code_challenge_method: code_challenge ? (code_challenge_method ?? 'plain') : undefined,
    created_at: server.now(),
  })
}

export function startMailFlow(server: AuthServer, method: string, userId: string, challenge: CodeChallenge): boolean {
  if (!challenge.code_challenge) return false
  startFlow(server, { ...challenge, method, redirect_to: '', user_id: userId })
  return true
}

export function giveAuthCode(server: AuthServer, flow: Flow, userId: string): string {
  const code = randomUUID()
  server.store.flows.change(flow.id, { auth_code: code, user_id: userId, created_at: server.now() })
  return code
}

/**
 * A code can be used once.
 * @throws Problem flow_state_not_found, flow_state_expired or bad_code_verifier
 */
export function redeemAuthCode(server: AuthServer, code: string, verifier: string): Flow {
  const [flow] = server.store.flows.where(({ auth_code }) => auth_code === code)
  if (!flow) throw new Problem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (isOver(server, flow)) throw new Problem(403, 'flow_state_expired', 'invalid flow state, flow state has expired')
  const shown =
    flow.code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  if (shown !== flow.code_challenge) {
    throw new Problem(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  server.store.flows.delete(flow)
  return flow
}

export function isOver({ now }: AuthServer, flow: Flow): boolean {
  return now() - flow.created_at > settings.flowSeconds * 1000
}
