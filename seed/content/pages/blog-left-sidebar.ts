import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { cards, media, posts } from './blocks'
import type { PageSeed } from './types'

export const blogLeftSidebar: PageSeed = {
  slug: 'blog-left-sidebar',
  title: t('За цялото семейство', 'Für die ganze Familie', 'For the whole family', 'Для всей семьи'),
  summary: t(
    'Текстове, които може да се четат на глас на масата, без никой да стане обиден.',
    'Texte, die man am Tisch laut vorlesen kann, ohne dass jemand beleidigt aufsteht.',
    'Pieces that can be read aloud at table without anybody leaving offended.',
    'Тексты, которые можно читать за столом вслух, и никто не уйдёт обиженным.',
  ),
  blocks: [
    posts({ layout: 'layoutWide', sidebar: 'sidebarLeft', tag: 'post-term:family', limit: 4 }),
    cards({
      heading: t(
        'Три игри за опашката на касата',
        'Drei Spiele für die Kassenschlange',
        'Three games for the checkout queue',
        'Три игры для очереди в кассу',
      ),
      look: 'lookPlain',
      tone: 'toneSoft',
      items: [
        {
          heading: t('Познай сбора', 'Rate die Summe', 'Guess the total', 'Угадай сумму'),
          text: t(
            'Всеки казва число, преди касиерката да натисне последния бутон. Най-близкият избира десерта за вечеря. Баба печели винаги и никой не знае как.',
            'Alle nennen eine Zahl, bevor die letzte Taste gedrückt wird. Wer am nächsten liegt, bestimmt den Nachtisch. Oma gewinnt immer, und keiner weiß, wie.',
            'Everyone says a number before the last button is pressed. Whoever comes closest chooses dessert. Granny always wins and nobody knows how.',
            'Каждый называет число до последней кнопки кассира. Кто ближе, тот выбирает десерт. Бабушка всегда выигрывает, и никто не знает как.',
          ),
        },
        {
          heading: t('Азбука на лентата', 'Alphabet auf dem Band', 'Alphabet on the belt', 'Азбука на ленте'),
          text: t(
            'Подредете покупките по азбучен ред, докато лентата тръгне. Бананите винаги са първи, а за яйцата има спорове на четири езика.',
            'Ordnet den Einkauf nach dem Alphabet, bevor das Band anläuft. Äpfel liegen vorn, und über die Eier streitet man in vier Sprachen.',
            'Put the shopping in alphabetical order before the belt moves. Apples come first, and there are arguments over eggs in four languages.',
            'Разложите покупки по алфавиту, пока лента не поехала. Бананы почти всегда впереди, а о яйцах спорят на четырёх языках.',
          ),
        },
        {
          heading: t('Детектив', 'Detektiv', 'Detective', 'Сыщик'),
          text: t(
            'Погледнете тихо чуждата кошница и измислете вечерята от нея. Никога не питайте дали сте познали. Загадката трябва да остане загадка.',
            'Schaut leise in einen fremden Korb und erfindet das Abendessen dazu. Fragt nie, ob ihr recht habt. Ein Rätsel soll ein Rätsel bleiben.',
            'Look quietly into somebody’s basket and invent their dinner. Never ask whether you were right. A riddle ought to stay a riddle.',
            'Тихонько загляните в чужую корзину и придумайте по ней ужин. Никогда не спрашивайте, угадали ли. Загадка должна остаться загадкой.',
          ),
        },
      ],
    }),
    media({
      image: 'picture:toys',
      heading: t('Ако децата са с вас', 'Wenn Kinder dabei sind', 'If the children are with you', 'Если дети с вами'),
      body: richTexts({
        bg: 'Дайте им да носят нещо, което не се чупи, но е важно. Хартия, ориз, гъбите за миене. Чувството, че без теб вечерята няма да стане, е най-добрата играчка в магазина и не стои на нито един рафт.',
        de: 'Gib ihnen etwas zu tragen, was nicht zerbricht und doch wichtig ist. Papier, Reis, die Schwämme zum Spülen. Das Gefühl, dass ohne dich kein Abendessen zustande kommt, ist das beste Spielzeug im Laden und liegt in keinem Regal.',
        en: 'Give them something to carry that does not break and yet matters. Paper, rice, the washing-up sponges. The feeling that there would be no dinner without you is the best toy in the shop and stands on none of its shelves.',
        ru: 'Дайте им нести что-нибудь небьющееся, но важное. Бумагу, рис, губки для посуды. Чувство, что без тебя ужин не получится, – лучшая игрушка в магазине, и её нет ни на одной полке.',
      }),
    }),
  ],
}
