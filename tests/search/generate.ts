import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { normalise } from '@/domain/search-text'

export type SearchDatabase = Pick<Awaited<ReturnType<typeof import('@/server/cms').db>>, 'execute'>

export const products =
  'прясно мляко|кисело мляко|краве сирене|кашкавал|масло|яйца|хляб|брашно|захар|ориз|леща|боб|олио|домати|краставици|картофи|лук|моркови|ябълки|банани|портокали|пилешко филе|свински врат|кайма|салам|луканка|шунка|сьомга|скумрия|кафе|чай|минерална вода|сок|бира|вино|ракия|шоколад|бисквити|чипс|паста за зъби|шампоан|сапун|тоалетна хартия|прах за пране|пелени|телевизор|пералня|хладилник|лаптоп|телефон|бормашина|боя|диван|матрак|яке|обувки|конструктор|кукла'
export const brands =
  'Верея|Олимпус|Лесидрен|Маджаров|Добруджа|Престиж|Калиакра|Девин|Каменица|Чибо|Милка|Колгейт|Нивеа|Ариел|Бош|Самсунг|Леново|Лего|Деветаки|Бочко'

export const lexemes = (list: string) => list.split('|').map((name) => normalise(name).join(' '))

/**
 * Writes index rows of many brochures, some with a page, as indexing would leave them: a tenth is current, a fiftieth
 * upcoming. Words are picked by a hash of the row's number, so that runs are alike.
 */
export async function generateDocuments(database: SearchDatabase, count: number): Promise<void> {
  const today = sofiaDay()
  const names = sql.param(lexemes(products))
  const makers = sql.param(lexemes(brands))
  await database.execute(sql`
    insert into search.documents (kind, id, strong, words)
    select 'retailer', md5('retailer ' || n)::uuid, v, v
    from generate_series(1, 200) n, lateral (select ('''verig'':1A ''' || n || ''':2A')::tsvector as v) x`)
  await database.execute(sql`
    insert into search.documents (kind, id, retailer_id, category_id, valid_from, valid_to, ended, strong, words)
    select 'brochure', md5('brochure ' || n)::uuid, r.id, md5('category ' || n % 8)::uuid, last - 6, last, last < ${today}::date, title,
      title || (
        select to_tsvector('simple', string_agg(
          (${names}::text[])[1 + (hashint4(n * 31 + k) & 2147483647) % 58] || ' '
            || (${makers}::text[])[1 + (hashint4(n + k) & 2147483647) % 20] || ' maker' || (hashint4(n + k * 7) & 16383), ' '))
        from generate_series(1, 12) k
      )
    from generate_series(1, ${count}) n,
      lateral (select md5('retailer ' || (1 + n % 200))::uuid as id) r,
      lateral (select ${today}::date + case when n % 50 = 0 then 9 when n % 10 = 0 then 3 else -4 - n % 900 end as last) s,
      lateral (select setweight(to_tsvector('simple', (${names}::text[])[1 + n % 58]), 'A')
        || ('''#r' || r.id || ''':1B ''#c' || md5('category ' || n % 8)::uuid || ''':1B')::tsvector as title) t`)
  await database.execute(sql`
    insert into search.documents (kind, id, brochure_id, page_number, strong, words)
    select 'page', md5('page ' || id)::uuid, id, 1, '', words from search.documents_brochure order by id limit 5000`)
  await database.execute(sql`
    insert into search.words (word, latin, brochures)
    select word, word, ndoc from ts_stat('select words from search.documents_brochure') where word ~ '^[a-z]+[0-9]*$'
    on conflict (word) do nothing`)
  await database.execute(sql`analyze`)
}
