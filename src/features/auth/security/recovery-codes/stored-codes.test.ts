import { describe, expect, it } from 'vitest'
import { hashOfCode, newCodes, typedRecoveryCode } from './stored-codes'

describe('recovery codes', () => {
  it('are ten, all different, of four groups', () => {
    const codes = newCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}(?:-[A-HJKMNP-TV-Z2-9]{4}){3}$/)
  })

  it('are understood as people type them', () => {
    const [code = ''] = newCodes()
    const typed = typedRecoveryCode.parse(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(hashOfCode('ana', typed)).toBe(hashOfCode('ana', code))
  })

  it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQRSX', '0000-0000-0000-0000'])('are not %s', (text) => {
    expect(typedRecoveryCode.safeParse(text).success).toBe(false)
  })

  it('have another hash for each customer', () => {
    expect(hashOfCode('ana', 'ABCD-EFGH-JKMN-PQRS')).not.toBe(hashOfCode('boris', 'ABCD-EFGH-JKMN-PQRS'))
  })
})
