import { describe, expect, it } from 'vitest'
import { withoutPersons } from './without-persons'

describe('a text for a report', () => {
  it.each([
    ['a mail address', 'no customer maria.ivanova+shop@example.com here', 'maria', 'example.com'],
    ['an encoded one', 'GET /confirm/maria%40example.com failed', 'maria'],
    ['one in brackets', '<maria@example.com> refused', 'maria'],
    ['the query of an address', 'cannot fetch https://auth.example/verify?token=abc&email=m', 'abc', 'email'],
    ['a query of a path', 'no page /search?q=insulin for you', 'insulin'],
    ['a path', 'no page /order-tracking/maria here, nor at (/home/maria/orders.ts:1:1)', 'maria', 'orders'],
    ['a password in an address', 'connect postgres://shop:geheim@10.1.2.3:5432/shop', 'geheim', '10.1.2.3'],
    ['a token', 'bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r', 'eyJ', 'dBj'],
    ['a token without digits', 'key abcdefghijklmnopqrstuvwxyzABCDEFGHIJ', 'abcdef'],
    ['a key of a service', 'Invalid API Key provided: sk_live_51Habcdefghij', 'sk_live', '51H'],
    ['a card', 'card 4111 1111 1111 1111 declined', '4111', '1111'],
    ['a card with dashes', 'card 4111-1111-1111-1111 declined', '4111'],
    ['a card in one', 'card 4111111111111111 declined', '4111'],
    ['an account', 'IBAN BG80BNBG96611020345678', 'BG80', '2034'],
    ['a telephone', 'sms to +359 88 123 4567 failed', '359', '4567'],
    ['a personal number', 'EGN 8001011234 is wrong', '8001'],
    ['a code', 'the code 481516 is wrong', '481516'],
    ['a quoted value', 'invalid input syntax for type uuid: "Мария Иванова"', 'Мария'],
    ['a value with a quote in it', String.raw`near "Ivan \"Vanko\" Petrov" and`, 'Petrov', 'Vanko'],
    ['a quotation in other marks that does not end', 'refused: „Мария Иванова, ул. Шипка', 'Мария'],
    ['the path of an address', 'cannot fetch https://auth.example/confirm/maria', 'maria', 'confirm'],
    ['a quotation that does not end', 'Unexpected token, "Мария от София', 'София'],
    ['single quotes', "cannot find 'Ivan Petrov' there", 'Petrov'],
    ['Bulgarian quotes', 'няма „Мария Иванова“ тук', 'Мария'],
    ['an id', 'customer 0190b1f2-1c1d-7a2b-8c3d-0123456789ab is gone', '0190b1f2'],
    ['a network', 'refused 192.168.7.21 and 2a01:5a8:300::1', '192', '2a01'],
  ])('has lost %s', (_, text, ...secrets) => {
    const left = withoutPersons(text)
    for (const secret of secrets) expect(left).not.toContain(secret)
  })

  it.each([
    'x.foo is not a function',
    'Failed query: select a, b from orders where id = $1 and state = $2',
    'connect ECONNREFUSED postgres',
    'The server answered 503 after 4 attempts',
    'a job was given up',
    "the shop's cart isn't there",
  ])('keeps "%s"', (text) => {
    expect(withoutPersons(text)).toBe(text)
  })

  it('takes no longer for a hostile text', () => {
    for (const part of ['a@', '"\\', '1 ', ':', 'a?b', "'", '%40', 'aaaa-'])
      expect(withoutPersons(part.repeat(1000)).length).toBeLessThan(10_000)
  })
})
