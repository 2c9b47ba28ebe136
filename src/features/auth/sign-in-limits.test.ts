import { expect, it } from 'vitest'
import { hiddenKey } from '@/server/rate-limit'
import { accountKey, deviceMark, mailKey, pairKey, type SignInAccount } from './sign-in-limits'

// Written down, not computed: another key would reset the limits of everybody, and make every device a new one.
it.for<[SignInAccount, { key: string; hidden: string; pair: string; device: string }]>([
  [
    { kind: 'password', account: 'ana@mail.example' },
    {
      key: 'ana@mail.example',
      hidden: 'fw1JEFkkCHJPGGC8P68C95PslwThOALiRiA1AfENO5k',
      pair: 'nyffofDdDF3qs7o_q2Ukp6jGr1HDXKCvIfqchNtIzjw',
      device: 'Ck0uXR2h-HTjuub1AwtK1oS7xzkeIDrnJGe20oW42Zw',
    },
  ],
  [
    { kind: 'password', account: '+359888123456' },
    {
      key: '+359888123456',
      hidden: 'R3rQQaGxy1TTP58Dh-SINy_Zhm6tCMCk1gy7NydDekY',
      pair: 'cLmXHWpTzkAeUVzBUftHnIyEVmSSSoQVFdnOEovjTuE',
      device: 'xXMFRvf8pBJ2sOzUGDYKHx6IDJnJSD64ofoAH_Njs_Y',
    },
  ],
  [
    { kind: 'code', account: '0b1c' },
    {
      key: 'code 0b1c',
      hidden: 'LBVv5WXviEvMUc9dIcX97ONlf70WcFFh2Ic6dA741h8',
      pair: 'STuei_SkQphNjw6v-mwuslJ1ZXBzrNUmkg7e2xjWxmg',
      device: 'QJMkCE7BMGGqOD3TTwKsKJ_sI_f4F02JvfQeBJUt0Lc',
    },
  ],
  [
    { kind: 'link', account: 'T0ken' },
    {
      key: 'link t0ken',
      hidden: 'MBHchcgNctTdX9frvqG9II_EGQyKtTGSURhCLNgnCF0',
      pair: 'lVDTwncsQzMuELdHWVqpJ-7B7uIsqXF_ffC-vFg8gjw',
      device: 'VzabOI8hArbS-LyzJMXCD4ehW6PLOat3kRcNKxaQThc',
    },
  ],
  [
    { kind: 'mailed', account: 'ana@mail.example' },
    {
      key: 'mailed ana@mail.example',
      hidden: 'S2reAnKAyxyS0PXXXMD8x4iFzcvHBWfXx9jihO4Wy-0',
      pair: '_i11Vx4P5P4Q8FqAcc6zKOmBOPSvBcKcpHOotUtG3k8',
      device: '5y1xq8afQ_Sj8WNchGhkzcvS9snLes6zDxvLMbpG20I',
    },
  ],
  [
    { kind: 'recovery', account: '0b1c' },
    {
      key: 'recovery 0b1c',
      hidden: 'AxHAsNZbW9BFhmR84TjjAo2BMvOBHFbwmx020Vut-H8',
      pair: 'IxJtxzkx4f9coPHc5BF2lyg7k91_fcK_0bVAIEQIuZw',
      device: '5N9CXqsteG_VKgNko697m9oKP-RarF5g6DTMnhata7M',
    },
  ],
  [
    { kind: 'session', account: '10.0.0.1' },
    {
      key: 'session 10.0.0.1',
      hidden: 'gOje5zlOlicSJ0O_jYC5dw0nzLvAdppjHXzOuGYSLZw',
      pair: 'N97k0ul025B4rhQbVQbqI6vLPU99nib2LZE_fhtWqdU',
      device: 'KwRYer5NLb2ENUjfgecTFpVflsi0nWvrVEK7x66yEG8',
    },
  ],
  [
    { kind: 'staff', account: 'ana@broshura.example' },
    {
      key: 'staff ana@broshura.example',
      hidden: 'cbPdobe75A0-lDZoR4cLGW_n-BV0tLlymHL--UxNWn0',
      pair: 'Hp-JOoiyVnz7Q3LCOhlqEVj1A8IJe6SxNrYyTVfPyJ8',
      device: '4tYOG6T6wIwZTYU0uERbI4dSee9Q-pRrm2J9hD_6UW4',
    },
  ],
])('keeps the stored keys of %o', ([account, { key, hidden, pair, device }]) => {
  const attempt = { network: '10.0.0.1', account, knownDevice: false }
  expect(accountKey(account)).toBe(key)
  expect(hiddenKey(accountKey(account))).toBe(hidden)
  expect(deviceMark(account)).toBe(device)
  expect(pairKey(attempt)).toBe(pair)
  expect(pairKey({ ...attempt, knownDevice: true })).toBe(`known:${pair}`)
  expect(mailKey(attempt)).toBe(key)
  expect(mailKey({ ...attempt, knownDevice: true })).toBe(`known:${key}`)
})

it('is one account however its address is written', () => {
  expect(accountKey({ kind: 'staff', account: ' Ana@Broshura.example ' })).toBe('staff ana@broshura.example')
})
