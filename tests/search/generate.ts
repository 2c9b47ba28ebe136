import { sql } from '@payloadcms/db-postgres'
import { addDays, sofiaDay } from '@/domain/calendar-day'

type Database = Awaited<ReturnType<typeof import('@/server/cms').db>>

const products =
  'прясно мляко|кисело мляко|краве сирене|кашкавал|масло|яйца|хляб|брашно|захар|ориз|леща|боб|олио|домати|краставици|картофи|лук|моркови|ябълки|банани|портокали|пилешко филе|свински врат|кайма|салам|луканка|шунка|сьомга|скумрия|кафе|чай|минерална вода|сок|бира|вино|ракия|шоколад|бисквити|чипс|паста за зъби|шампоан|сапун|тоалетна хартия|прах за пране|пелени|телевизор|пералня|хладилник|лаптоп|телефон|бормашина|боя|диван|матрак|яке|обувки|конструктор|кукла'
const brands =
  'Верея|Олимпус|Лесидрен|Маджаров|Добруджа|Престиж|Калиакра|Девин|Каменица|Чибо|Милка|Колгейт|Нивеа|Ариел|Бош|Самсунг|Леново|Лего|Деветаки|Бочко'

/**
 * Makes many published brochures with pages in one statement a table, a tenth of them current, one in fifty yet to come.
 * Every text differs: words are picked by a hash of the row's number, so that runs are alike.
 */
export async function generateBrochures(database: Database, count: number, pages: number): Promise<void> {
  const today = sofiaDay()
  await database.execute(sql`
    insert into categories (id, slug, icon, "order")
    select gen_random_uuid(), 'generated-' || n, 'tag', n from generate_series(1, 8) n`)
  await database.execute(sql`
    insert into categories_locales (name, _locale, _parent_id)
    select 'Категория ' || c."order", l.code::_locales, c.id from categories c, unnest(array['bg','de','en','ru']) l(code)
    where c.slug like 'generated-%'`)
  await database.execute(sql`
    insert into retailers (id, name, slug, _status)
    select gen_random_uuid(), 'Верига ' || n, 'generated-' || n, 'published' from generate_series(1, 200) n`)
  await database.execute(sql`
    create temporary table generated as
    select n, gen_random_uuid() as id, gen_random_uuid() as import, gen_random_uuid() as file,
      case when n % 50 = 0 then 3 when n % 10 = 0 then -3 else -10 - n % 900 end as start
    from generate_series(1, ${count}) n`)
  await database.execute(sql`
    insert into brochures (id, slug, retailer_id, category_id, valid_from, valid_to, published_at, _status)
    select g.id, 'generated-' || n, r.id, c.id, to_char(${today}::date + start, 'YYYY-MM-DD'),
      to_char(${addDays(today, 6)}::date + start, 'YYYY-MM-DD'), now(), 'published'
    from generated g
    join retailers r on r.slug = 'generated-' || (1 + (hashint4(n) & 127))
    join categories c on c.slug = 'generated-' || (1 + (hashint4(n + 7) & 7))`)
  await database.execute(sql`
    insert into brochures_locales (title, summary, _locale, _parent_id)
    select w.texts[1 + (hashint4(n) & 31)] || ' ' || b.texts[1 + (hashint4(n + 1) & 15)] || ' ' || n,
      'Оферти за ' || w.texts[1 + (hashint4(n + 2) & 31)], l.code::_locales, g.id
    from generated g, unnest(array['bg','de','en','ru']) l(code),
      (select string_to_array(${products}, '|') as texts) w, (select string_to_array(${brands}, '|') as texts) b`)
  await database.execute(sql`insert into brochure_files (id) select file from generated`)
  await database.execute(sql`
    insert into imports (id, brochure_id, file_id, status, hash, page_count)
    select import, id, file, 'done', md5(n::text), ${pages} from generated`)
  await database.execute(sql`
    insert into brochure_pages (id, import_id, brochure_id, number, position, hidden, width, height, placeholder, text)
    select gen_random_uuid(), g.import, g.id, p, p, false, 595, 842, '', (
      select string_agg(w.texts[1 + (hashint4(n * 31 + p * 17 + k) & 2147483647) % cardinality(w.texts)] || ' ' || b.texts[1 + (hashint4(n + p + k) & 15)]
        || ' ' || (100 + k * 50) || ' г', E'\n')
      from generate_series(1, 12) k
    )
    from generated g, generate_series(1, ${pages}) p,
      (select string_to_array(${products}, '|') as texts) w, (select string_to_array(${brands}, '|') as texts) b`)
  await database.execute(sql`
    update brochures set active_import_id = import from generated g where g.id = brochures.id`)
  await database.execute(sql`drop table generated`)
  await database.execute(sql`analyze`)
}
