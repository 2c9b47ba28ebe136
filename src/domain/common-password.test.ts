import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password'

describe('isCommonPassword', () => {
  it.each([
    'password123',
    'Password1234!',
    'P@ssw0rd2026',
    'passwordpassword',
    '1234567890',
    '0987654321',
    '1111111111',
    'aaaaaaaaaab',
    'qwertyuiop',
    'Qwertyuiop1!',
    'qwerty123456',
    '1qaz2wsx3edc',
    '1q2w3e4r5t6y',
    'abcdefghij',
    'abcabcabcabc',
    'iloveyou1234',
    'ichliebedich',
    'Passwort2026',
    'парола12345',
    'Пароль2026!',
    'йцукенгшщз',
    'superman-2024',
    'broshura2026',
    'welcomehello1',
    'lovelyflower9',
    '12345password',
    'football....',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'много-тайна-1',
    'a long guarded phrase',
    'кон батерия скоба',
    'Tr4verse-mellow-ox',
    'vK9!pq2_Lm7z',
    '39x!71&02(44',
    'зелен трамвай номер осем',
    'drei Enten im Regen',
    '7a19b4056c8820d3e5947f11',
  ])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('knows what a person’s own address and name give away', () => {
    expect(isCommonPassword('radostina1987', ['radostina.petrova@mail.example', ''])).toBe(true)
    expect(isCommonPassword('petrovaradostina', ['radostina.petrova@mail.example'])).toBe(true)
    expect(isCommonPassword('radostina1987')).toBe(false)
  })
})
