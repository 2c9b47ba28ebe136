import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { cards, media, posts, text } from './blocks'
import type { PageSeed } from './types'

export const blogLeftSidebar: PageSeed = {
  slug: 'blog-left-sidebar',
  sitemapSection: 'blog',
  title: t('За цялото семейство', 'Für die ganze Familie', 'For the whole family', 'Для всей семьи'),
  summary: t(
    'Текстове, които може да се четат на глас на масата, без някой да се обиди.',
    'Texte, die man am Tisch laut vorlesen kann, ohne dass jemand beleidigt aufsteht.',
    'Pieces that can be read aloud at table without anybody leaving offended.',
    'Тексты, которые можно читать за столом вслух, и никто не уйдёт обиженным.',
  ),
  blocks: [
    posts({ layout: 'layoutWide', sidebar: 'sidebarLeft', tag: 'post-term:family', skip: 1, limit: 4 }),
    text({
      heading: t(
        'Как се чете на глас на масата',
        'Wie man am Tisch vorliest',
        'How to read aloud at table',
        'Как читать вслух за столом',
      ),
      body: richTexts({
        bg: 'Чете този, който е приключил пръв. Другите дъвчат и имат право на един въпрос на абзац. Ако някой се засмее с пълна уста, се прави пауза. Ако никой не се засмее, сменяме статията: не са виновни нито тя, нито слушателите, просто е дошла по време на супата. Последното изречение се чете два пъти, по-бавно. После се раздига масата и обикновено точно тогава започва истинският разговор.',
        de: 'Es liest, wer zuerst fertig ist. Die anderen kauen und haben je Absatz eine Frage frei. Lacht jemand mit vollem Mund, gibt es eine Pause. Lacht niemand, wechseln wir den Text: Schuld hat weder er noch die Runde, er kam nur während der Suppe. Der letzte Satz wird zweimal gelesen, beim zweiten Mal langsamer. Dann wird abgeräumt, und meist beginnt genau da das eigentliche Gespräch.',
        en: 'Whoever finishes first does the reading. The others chew and are allowed one question a paragraph. Should anybody laugh with a full mouth, there is a pause. Should nobody laugh, we change the article: neither it nor the listeners are to blame, it merely arrived during the soup. The last sentence is read twice, more slowly. Then the table is cleared, and as a rule that is when the real conversation starts.',
        ru: 'Читает тот, кто доел первым. Остальные жуют и имеют право на один вопрос за абзац. Если кто-то рассмеялся с полным ртом, делается пауза. Если не смеётся никто, меняем статью: ни она, ни слушатели не виноваты, просто она пришлась на суп. Последнее предложение читают дважды, помедленнее. Потом убирают со стола, и обычно тут-то и начинается настоящий разговор.',
      }),
    }),
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
            'Каждый называет число, пока кассир не нажал последнюю кнопку. Кто окажется ближе всех, выбирает десерт. Бабушка всегда выигрывает, и никто не знает как.',
          ),
        },
        {
          heading: t('Азбука на лентата', 'Alphabet auf dem Band', 'Alphabet on the belt', 'Азбука на ленте'),
          text: t(
            'Подредете покупките по азбучен ред, преди лентата да тръгне. Бананите винаги са първи, а за яйцата има спорове на четири езика.',
            'Ordnet den Einkauf nach dem Alphabet, bevor das Band anläuft. Äpfel liegen vorn, und über die Eier streitet man in vier Sprachen.',
            'Put the shopping in alphabetical order before the belt moves. Apples come first, and there are arguments over eggs in four languages.',
            'Разложите покупки по алфавиту, пока лента не поехала. Бананы почти всегда впереди, а о яйцах спорят на четырёх языках.',
          ),
        },
        {
          heading: t('Детектив', 'Detektiv', 'Detective', 'Сыщик'),
          text: t(
            'Надникнете тихо в чужда кошница и измислете вечерята от нея. Никога не питайте дали сте познали. Загадката трябва да остане загадка.',
            'Schaut leise in einen fremden Korb und erfindet das Abendessen dazu. Fragt nie, ob ihr recht habt. Ein Rätsel soll ein Rätsel bleiben.',
            'Look quietly into somebody else’s basket and invent their dinner. Never ask whether you were right. A riddle ought to stay a riddle.',
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
        de: 'Gib ihnen etwas zu tragen, was nicht zerbricht und doch wichtig ist. Papier, Reis, die Schwämme zum Spülen. Das Gefühl, dass ohne dich kein Abendessen zustande kommt, ist das beste Spielzeug im Geschäft und liegt in keinem Regal.',
        en: 'Give them something to carry that does not break and yet matters. Paper, rice, the washing-up sponges. The feeling that there would be no dinner without you is the best toy in the shop and is on none of its shelves.',
        ru: 'Дайте им нести что-нибудь небьющееся, но важное. Бумагу, рис, губки для посуды. Чувство, что без тебя ужин не получится, — лучшая игрушка в магазине, и её нет ни на одной полке.',
      }),
    }),
  ],
}
