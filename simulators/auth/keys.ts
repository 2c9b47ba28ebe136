import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { Problem } from './problem'
import type { Store } from './store'

const algorithm = 'ES256'

export type Keys = Awaited<ReturnType<typeof openKeys>>

export async function openKeys(store: Store) {
  const stored = store.keys.where(() => true)[0] ?? store.keys.put(await newKey())
  const { d, ...publicPart } = stored.jwk
  const signing = await importJWK(stored.jwk, algorithm)
  const verifying = await importJWK(publicPart, algorithm)
  return {
    /** `GET /.well-known/jwks.json` */
    jwks: { keys: [{ ...publicPart, alg: algorithm, kid: stored.id, use: 'sig', key_ops: ['verify'], ext: true }] },
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: stored.id, typ: 'JWT' }).sign(signing),
    /** @throws Problem bad_jwt */
    verify: async (token: string, now: number): Promise<JWTPayload> => {
      const options = { algorithms: [algorithm], audience: 'authenticated', currentDate: new Date(now) }
      try {
        return (await jwtVerify(token, verifying, options)).payload
      } catch (error) {
        const reason = error instanceof Error ? error.message : error
        throw new Problem(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
      }
    },
  }
}

async function newKey() {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return { id: randomUUID(), jwk: { ...(await exportJWK(privateKey)) } }
}
