import { t } from '../texts'
import type { PostSeed } from './types'

export const fourWaysToTheMarket: PostSeed = {
  slug: 'four-ways-to-the-market',
  format: 'slideShow',
  daysAgo: 212,
  author: 'nadya-peneva',
  category: 'markets',
  tags: ['walk', 'small-shops'],
  cover: 'picture:roads',
  title: t('Четири пътя до пазара', 'Vier Wege zum Markt', 'Four ways to the market', 'Четыре дороги на рынок'),
  summary: t(
    'Пеша, с трамвай, с колело или с кола: кое от четирите изяжда отстъпката.',
    'Zu Fuß, mit Tram, Rad oder Auto: welcher Weg den Rabatt wieder auffrisst.',
    'On foot, by tram, by bicycle or by car: which of them eats up the discount.',
    'Пешком, на трамвае, на велосипеде или на машине: что из этого съедает скидку.',
  ),
  pictures: [
    {
      image: 'picture:roads',
      caption: t(
        'Избор на път: картата лъже за баирите.',
        'Die Wahl des Weges: Steigungen verschweigt die Karte.',
        'Choosing the way: maps keep quiet about hills.',
        'Выбор дороги: о подъёмах карта молчит.',
      ),
    },
    {
      image: 'picture:town',
      caption: t(
        'Трамваят: една спирка по-рано има добра фурна.',
        'Die Tram: Eine Haltestelle früher gibt es eine gute Bäckerei.',
        'The tram: one stop earlier there is a good bakery.',
        'Трамвай: остановкой раньше есть хорошая пекарня.',
      ),
    },
    {
      image: 'picture:delivery',
      caption: t(
        'Когато тежкото идва само: колело и доставка.',
        'Wenn das Schwere von selbst kommt: Rad und Lieferung.',
        'When the heavy things come by themselves: bicycle and delivery.',
        'Когда тяжёлое приезжает само: велосипед и доставка.',
      ),
    },
    {
      image: 'picture:market-fruit',
      caption: t(
        'Пристигнахме: мандарините миришат от входа.',
        'Angekommen: Die Mandarinen riecht man schon am Eingang.',
        'Arrived: you can smell the tangerines from the gate.',
        'Пришли: мандаринами пахнет от самых ворот.',
      ),
    },
  ],
  text: {
    bg: `До пазара ни има два километра и половина. Един месец всяка събота отивах по различен начин и си записвах какво нося на връщане.

**Пеша** се носят шест килограма, ако са на гърба. Повече не си струва: ръцете го помнят до вторник. По пътя обаче открих обущар и сергия за мед.

**С трамвая** билетът си има цена и тя трябва да влезе в сметката. За една зелка не си струва, при седмичното пазаруване почти не се усеща.

**С колелото** се стига най-бързо. Яйцата отиват в шапката, шапката в кошницата.

**С колата** се купува най-много и това е уловката. Багажникът е празен списък: иска да бъде напълнен. Бензинът и паркингът изядоха отстъпката от картофите и поискаха десерт.

Заключение нямам, имам навик: тежкото веднъж месечно, лекото пеша. Ако оферта изисква повече от половин час път, питам се дали бих приела тази заплата за половин час.`,
    de: `Bis zu unserem Markt sind es zweieinhalb Kilometer. Einen Monat lang nahm ich jeden Samstag einen anderen Weg und schrieb auf, was ich zurücktrug.

**Zu Fuß** trägt man sechs Kilo, wenn sie auf dem Rücken sind. Mehr lohnt nicht: Die Arme spüren es bis Dienstag. Dafür fand ich unterwegs einen Schuster und einen Honigstand.

**Mit der Tram** hat der Fahrschein seinen Preis, und der gehört in die Rechnung. Für einen Kohlkopf zu viel, beim Wocheneinkauf fällt er kaum auf.

**Mit dem Rad** ist man am schnellsten. Die Eier kommen in die Mütze, die Mütze in den Korb.

**Mit dem Auto** kauft man am meisten, und das ist die Falle. Der Kofferraum ist ein leerer Einkaufszettel: Er will gefüllt werden. Benzin und Parkplatz fraßen den Kartoffelrabatt und verlangten Nachtisch.

Ein Fazit habe ich nicht, aber eine Gewohnheit: Schweres einmal im Monat, Leichtes zu Fuß. Braucht ein Angebot mehr als eine halbe Stunde Weg, frage ich mich, ob ich für diesen Lohn eine halbe Stunde arbeiten würde.`,
    en: `Our market is two and a half kilometres away. For a month I took a different way each Saturday and noted what I carried back.

**On foot** you can carry six kilos if they are on your back. More is not worth it: your arms remember until Tuesday. On the way, though, I found a cobbler and a honey stall.

**By tram** you pay for a ticket, and its price belongs in the sum. Too much for one cabbage, hardly noticed on the week’s shopping.

**By bicycle** you are there first. The eggs go into the hat, the hat into the basket.

**By car** you buy the most, and that is the catch. A boot is an empty list: it wants to be filled. Petrol and parking ate the discount on the potatoes and asked for dessert.

I have no conclusion, only a habit: heavy things once a month, light things on foot. When an offer needs more than half an hour of travelling, I ask myself whether I would work half an hour for that wage.`,
    ru: `До нашего рынка два с половиной километра. Месяц подряд я каждую субботу добиралась туда по-разному и записывала, что несла обратно.

**Пешком** можно унести шесть килограммов, если они за спиной. Больше не стоит: руки помнят до вторника. Зато по пути нашлись сапожник и прилавок с мёдом.

**На трамвае** у билета есть цена, и она входит в счёт. Ради одного кочана дорого, при недельной закупке почти незаметно.

**На велосипеде** добираешься быстрее всего. Яйца едут в шапке, шапка — в корзине.

**На машине** покупаешь больше всего, и в этом ловушка. Багажник — пустой список, который просит, чтобы его заполнили. Бензин и стоянка съели скидку на картошку и попросили десерт.

Вывода у меня нет, есть привычка: тяжёлое раз в месяц, лёгкое пешком. Если ради скидки надо ехать больше получаса, я спрашиваю себя, согласилась бы я работать полчаса за такие деньги.`,
  },
}
