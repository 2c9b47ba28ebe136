import { expect, it } from 'vitest'
import { summaryOf } from './summary-of'

it.each([
  ['select "id" from "orders" where "email" = $1', 'select orders'],
  ['SELECT 1', 'select'],
  ['insert into handed_mails (message_id) values ($1)', 'insert handed_mails'],
  ['update "prices"."spans" set until = $1', 'update prices.spans'],
  ['delete from only carts', 'delete carts'],
  ['begin', 'begin'],
  ['(select a from x) union (select b from y)', 'select x'],
  ['with dead as (select 1) select * from dead', 'with dead'],
  ['select now() from generate_series(1, 2) join brochures on true', 'select brochures'],
  ["select 'from maria', e'it\\'s from secret' from carts", 'select carts'],
  ['select $$from maria$$, $a$ from maria $a$ -- from maria\n/* from maria */ from carts', 'select carts'],
  ["select 'from maria", 'select'],
  ['', 'statement'],
])('says of "%s" only "%s"', (text, expected) => {
  expect(summaryOf(text)).toBe(expected)
  expect(summaryOf(text)).toBe(expected)
})
