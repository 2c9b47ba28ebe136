import { expect, it } from 'vitest'
import { mailedLine, mailedNumber, mailedText } from './mailed-text'

it.each([
  ['Мария Иванова', 'Мария Иванова'],
  ['И.И. Иванов', 'И. И. Иванов'],
  ['O’Neill-Jörg ЕООД', 'O’Neill-Jörg ЕООД'],
  ['Анна 👩‍👧', 'Анна 👩‍👧'],
  ['бл. 2.5, ет. 3', 'бл. 2.5, ет. 3'],
  ['Мария\r\nBcc: a@b.example', 'Мария Bcc: a@b. example'],
  ['Мария\u2028Иванова', 'Мария Иванова'],
  ['Мария\u202Eелпмис', 'Марияелпмис'],
  ['\u200EМария\u2066\u061C', 'Мария'],
  ['Вход: https://evil.example/вход тук', 'Вход: тук'],
  ['виж HTTP://evil.example', 'виж'],
  ['виж www.evil.example', 'виж'],
  ['виж evil.example/login', 'виж'],
  ['виж evil.example', 'виж evil. example'],
  ['виж evil。example', 'виж evil. example'],
  ['виж e\u0301vil.e\u0301xample', 'виж évil. éxample'],
  ['виж злои\u0306.и\u0306бг', 'виж злой. йбг'],
  ['виж q\u0301.q\u0301example', 'виж q\u0301. q\u0301example'],
  ['виж evil\u0301.бг\u0301/вход', 'виж'],
  ['виж evil\u200D.\u200Dexample', 'виж evil. example'],
  ['виж ev\u200Dil.exa\u200Cmple', 'виж evil. example'],
  ['виж www\u200D.evil\u2060.example', 'виж'],
  ['виж h\u200Dttps:/\uFE0F/evil.example', 'виж'],
  ['виж evil\uFE0F.\u034Fexample', 'виж evil. example'],
  ['виж evil\u2024example', 'виж evil. example'],
  ['виж evil👩\u200D.\u200Dexample', 'виж evil👩.example'],
  ['Анна 👩🏽\u200D❤️\u200D👨🏻', 'Анна 👩🏽\u200D❤️\u200D👨🏻'],
  ['виж злодей.бг', 'виж злодей. бг'],
  ['javascript://x', ''],
  ['виж злодей.бг'.normalize('NFD'), 'виж злодей. бг'],
  ['виж злоде\u0301.ба\u0301г', 'виж злоде\u0301. ба\u0301г'],
  ['виж злодей.\u0301бг', 'виж злодей. \u0301бг'],
  ['виж злодей\uFE0F.бг', 'виж злодей. бг'],
  ['виж злодей.ба\u0301г/вход', 'виж'],
  ['виж evil\u200D.example', 'виж evil. example'],
  ['виж evil.\u200Dexample', 'виж evil. example'],
  ['виж ww\u200Dw.evil.example', 'виж'],
  ['виж evil.😀\u200Dexample', 'виж evil.😀example'],
  ['виж evil․example evil﹒example', 'виж evil. example evil. example'],
  ['виж ｅvil．example', 'виж ｅvil. example'],
  ['Анна 👩🏽\u200D💻 ❤️\u200D🔥', 'Анна 👩🏽\u200D💻 ❤️\u200D🔥'],
  ['Андрей'.normalize('NFD'), 'Андрей'],
])('shows %j as %j', (typed, shown) => {
  expect(mailedLine(typed)).toBe(shown)
})

it('keeps the lines of a text, and no more', () => {
  expect(mailedText('Честито\r\nи до скоро\u202E www.evil.example')).toBe('Честито\nи до скоро')
})

it('repeats a number that is none as a word without a sentence', () => {
  expect(mailedNumber('L-261125-7KQ2MD')).toBe('L-261125-7KQ2MD')
  expect(mailedNumber('Your account is closed, see evil.example')).toBe('Youraccountisclo')
})
