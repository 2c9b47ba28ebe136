import { t } from '../texts'
import type { PostSeed } from './types'

export const breadAndItsHour: PostSeed = {
  slug: 'bread-and-its-hour',
  format: 'standard',
  daysAgo: 322,
  author: 'nadya-peneva',
  category: 'markets',
  tags: ['small-shops', 'no-waste'],
  cover: 'picture:breakfast',
  title: t('Хлябът и неговият час', 'Das Brot und seine Stunde', 'Bread and its hour', 'Хлеб и его час'),
  summary: t(
    'В шест е горещ, на обяд е разумен, вечер е евтин. Кога да отидете във фурната.',
    'Um sechs ist es heiß, mittags vernünftig, abends günstig. Wann du zur Bäckerei gehst.',
    'At six it is hot, at noon it is sensible, at night it is cheap. When to go to the bakery.',
    'В шесть он горячий, в полдень разумный, вечером дешёвый. Когда идти в пекарню.',
  ),
  text: {
    bg: `Фурнаджията Митко казва, че хлябът има четири възрасти и всяка си има купувач.

**Горещият** се купува от нетърпеливите. Не се реже, къса се, и до вкъщи остава половината. За стомаха не е най-добрият, за душата е.

**Сутрешният** е за сандвичи. Корицата вече е легнала, средата не лепне. Него носят учениците.

**Следобедният** е за супа. Държи се в чинията и не се разпада, а малко преди затваряне цената му често пада.

**Вчерашният** е за хората, които могат да готвят. Филийки с яйце, галета, попара, крутони с чесън. Митко го слага в отделен кош до вратата с надпис „още съм хляб“.

Попитах го какво остава след всичко това. „За кокошките на баща ми – каза. – А те връщат с яйца.“

Ако питате мен, купувайте по половин хляб. Фурните го режат, само не го пишат никъде.`,
    de: `Bäcker Mitko sagt, Brot habe vier Lebensalter, und jedes finde seinen Käufer.

**Das heiße** kaufen die Ungeduldigen. Man schneidet es nicht, man reißt es, und zu Hause kommt die Hälfte an. Für den Magen nicht das Beste, für die Seele schon.

**Das vom Morgen** ist für belegte Brote. Die Kruste hat sich gelegt, die Krume klebt nicht. Das tragen Schulkinder in der Tasche.

**Das vom Nachmittag** gehört zur Suppe. Es behält im Teller seine Form, und kurz vor Ladenschluss geht sein Preis oft etwas herunter.

**Das von gestern** ist für Menschen, die kochen können. Arme Ritter, Semmelbrösel, Brotsuppe, Knoblauchcroûtons. Mitko legt es in einen eigenen Korb an der Tür, auf dem steht: „Ich bin noch Brot.“

Ich fragte ihn, was danach übrig bleibt. „Das kriegen die Hühner meines Vaters“, sagte er. „Sie zahlen in Eiern.“

Mein Rat: Kauf ein halbes Brot. Die Bäckereien schneiden es durch, sie schreiben es nur nirgends hin.`,
    en: `Mitko the baker says that bread has four ages, and each of them finds its buyer.

**The hot loaf** is bought by the impatient. It is not cut, it is torn, and half of it reaches home. Not the best for the stomach, but the best for the soul.

**The morning loaf** is for sandwiches. The crust has settled, the crumb does not stick. Schoolchildren carry that one.

**The afternoon loaf** is for soup. It holds its own in a bowl, and shortly before closing its price often comes down a little.

**Yesterday’s loaf** is for people who can cook. French toast, crumbs, bread pudding, garlic croutons. Mitko keeps it in a basket by the door with a sign: “I am still bread.”

I asked him what is left after all that. “My father’s hens get it,” he said. “They pay in eggs.”

If you ask me, buy half a loaf. Bakers will cut one for you, they just do not say so anywhere.`,
    ru: `Пекарь Митко говорит, что у хлеба четыре возраста и на каждый есть свой покупатель.

**Горячий** покупают нетерпеливые. Его не режут, а ломают, и до дома доходит половина. Для желудка не лучший, для души — лучший.

**Утренний** — для бутербродов. Корочка уже улеглась, мякиш не липнет. Его носят в портфеле школьники.

**Послеобеденный** — к супу. В тарелке держится и не разваливается, а перед закрытием часто становится чуть дешевле.

**Вчерашний** — для тех, кто умеет готовить. Гренки с яйцом, панировочные сухари, хлебный пудинг, чесночные крутоны. Митко кладёт его в отдельную корзину у двери с надписью «я ещё хлеб».

Я спросила, что остаётся после всего этого. «Отцовским курам, — сказал он. — Они платят яйцами».

Мой совет: берите половину. В пекарнях её отрежут, просто нигде об этом не пишут.`,
  },
}
