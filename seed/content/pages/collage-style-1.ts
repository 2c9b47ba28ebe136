import { t } from '../texts'
import { block, hero } from './blocks'
import type { PageSeed } from './types'

export const collageStyle1: PageSeed = {
  slug: 'collage-style-1',
  sitemapSection: 'galleries',
  title: t('Кухнята на Петър', 'Petars Küche', 'Petar’s kitchen', 'Кухня Петра'),
  summary: t(
    'Седем обяда от офертите на една седмица, събрани в колаж от големи и малки чинии.',
    'Sieben Mittagessen aus den Angeboten einer Woche als Collage großer und kleiner Teller.',
    'Seven lunches from the offers of one week, in a collage of large and small plates.',
    'Семь обедов из предложений одной недели: коллаж больших и маленьких тарелок.',
  ),
  blocks: [
    hero({
      size: 'sizeMedium',
      image: 'picture:person-petar',
      tone: 'toneSoft',
      eyebrow: t('Рецепти', 'Rezepte', 'Recipes', 'Рецепты'),
      heading: t('Кухнята на Петър', 'Petars Küche', 'Petar’s kitchen', 'Кухня Петра'),
      text: t(
        'Правилото е едно: нищо в тенджерата не бива да е купено на пълна цена.',
        'Es gibt eine Regel: Nichts im Topf darf zum vollen Preis gekauft sein.',
        'There is one rule: nothing in the pot may have been bought at full price.',
        'Правило одно: ничто в кастрюле не должно быть куплено по полной цене.',
      ),
    }),
    block('collage-grid', {
      arrangement: 'arrangement1',
      pictures: [
        {
          image: 'picture:soup',
          caption: t(
            'Понеделник, 1,10 на порция',
            'Montag, 1,10 je Portion',
            'Monday, 1.10 a portion',
            'Понедельник, 1,10 за порцию',
          ),
        },
        { image: 'picture:salad', caption: t('Вторник', 'Dienstag', 'Tuesday', 'Вторник') },
        {
          image: 'picture:fishmonger',
          caption: t(
            'Сряда: цаца с лимон',
            'Mittwoch: Sprotten mit Zitrone',
            'Wednesday: sprats with lemon',
            'Среда: килька с лимоном',
          ),
        },
        {
          image: 'picture:paella',
          caption: t(
            'Четвъртък: ориз от вчера',
            'Donnerstag: Reis von gestern',
            'Thursday: yesterday’s rice',
            'Четверг: вчерашний рис',
          ),
        },
        {
          image: 'picture:grill',
          caption: t('Петък на двора', 'Freitag im Hof', 'Friday in the yard', 'Пятница во дворе'),
        },
        {
          image: 'picture:pasta',
          caption: t(
            'Събота: спагети с каквото има',
            'Samstag: Spaghetti mit dem, was da ist',
            'Saturday: spaghetti with what there is',
            'Суббота: спагетти с тем, что есть',
          ),
        },
        {
          image: 'picture:cake',
          caption: t('В неделя се полага', 'Am Sonntag darf das sein', 'Sunday has earned it', 'В воскресенье можно'),
        },
      ],
    }),
    block(
      'statistics',
      {
        items: [
          { value: '7', label: t('обяда', 'Mittagessen', 'lunches', 'обедов') },
          {
            value: t('9,40\u00a0€', '9,40\u00a0€', '€9.40', '9,40\u00a0€'),
            label: t('за всички продукти', 'für alle Zutaten', 'for all ingredients', 'за все продукты'),
          },
          { value: '4', label: t('магазина', 'Geschäfte', 'shops', 'магазина') },
          {
            value: '0',
            label: t('изхвърлени моркови', 'weggeworfene Karotten', 'carrots thrown away', 'выброшенных морковок'),
          },
        ],
      },
      'toneDeep',
    ),
  ],
}
