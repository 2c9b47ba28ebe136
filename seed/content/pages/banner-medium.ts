import { t } from '../texts'
import { brochures, hero, testimonials } from './blocks'
import type { PageSeed } from './types'

export const bannerMedium: PageSeed = {
  slug: 'banner-medium',
  sitemapSection: 'banners',
  title: t('Седмичният пазар', 'Der Wochenmarkt', 'The weekly market', 'Еженедельный рынок'),
  summary: t(
    'Сергии, часове и един съвет от всеки продавач: среден банер за голяма събота.',
    'Stände, Zeiten und ein Rat von jedem Händler: ein mittleres Banner für einen großen Samstag.',
    'Stalls, hours and one piece of advice from each seller: a medium banner for a big Saturday.',
    'Прилавки, часы и совет от каждого продавца: средний баннер для большой субботы.',
  ),
  blocks: [
    hero({
      size: 'sizeMedium',
      ground: 'groundPicture',
      image: 'picture:market-fruit',
      eyebrow: t(
        'Всяка събота, 7–13 ч.',
        'Jeden Samstag, 7–13 Uhr',
        'Every Saturday, 7 to 1',
        'Каждую субботу с 7 до 13 часов',
      ),
      heading: t(
        'На пазара се ходи гладен за новини',
        'Auf den Markt geht man hungrig nach Neuigkeiten',
        'One goes to market hungry for news',
        'На рынок ходят голодными до новостей',
      ),
      text: t(
        'Ябълки има навсякъде. Ябълки с история – само тук.',
        'Äpfel gibt es überall. Äpfel mit Geschichte nur hier.',
        'Apples are sold everywhere; apples with a story, only here.',
        'Яблоки есть везде. Яблоки с историей — только здесь.',
      ),
    }),
    testimonials({
      heading: t(
        'По един съвет от всяка нарисувана сергия',
        'Ein Rat von jedem gezeichneten Stand',
        'One piece of advice from each drawn stall',
        'По одному совету с каждого нарисованного прилавка',
      ),
      intro: t(
        'Пазарът и продавачите му са измислени, съветите – верни.',
        'Der Markt und seine Leute sind erfunden, die Ratschläge stimmen.',
        'The market and its people are invented; the advice holds.',
        'Рынок и его продавцы выдуманы, а советы верны.',
      ),
      quotes: [
        {
          quote: t(
            'Доматът се мирише при дръжката. Ако не мирише, не го взимайте и аз няма да се обидя.',
            'An der Tomate riecht man da, wo der Stiel sitzt. Riecht sie nicht, lass sie liegen, ich bin nicht beleidigt.',
            'Smell a tomato at the stalk. If it does not smell, leave it; I won’t be offended.',
            'Помидор нюхают у плодоножки. Не пахнет — не берите, я не обижусь.',
          ),
          name: t('Кольо', 'Koljo', 'Kolyo', 'Кольо'),
          role: t('зеленчуци', 'Gemüse', 'vegetables', 'овощи'),
        },
        {
          quote: t(
            'Сиренето се опитва с хляб, не с вилица. И не го режете веднага.',
            'Käse probiert man mit Brot, nicht mit der Gabel. Und schneide ihn nicht gleich.',
            'Taste cheese with bread, not with a fork. And do not cut it right away.',
            'Сыр пробуют с хлебом, а не с вилки. И не режьте его сразу.',
          ),
          name: t('Живка', 'Schiwka', 'Zhivka', 'Живка'),
          role: t('млечни', 'Milchwaren', 'dairy', 'молочное'),
        },
        {
          quote: t(
            'Елате в дванадесет и половина. Тогава давам по три на цената на две, защото ми се прибира.',
            'Komm um halb eins. Dann gibt es drei für zwei, weil ich nach Hause will.',
            'Come at half past twelve. Then it is three for two, because I want to go home.',
            'Приходите в половине первого. Тогда три по цене двух: мне пора домой.',
          ),
          name: t('Спас', 'Spas', 'Spas', 'Спас'),
          role: t('плодове', 'Obst', 'fruit', 'фрукты'),
        },
      ],
    }),
    brochures({
      heading: t('А през седмицата', 'Und unter der Woche', 'And during the week', 'А на неделе'),
      source: 'sourceNewest',
      look: 'viewGrid',
      limit: 3,
      tone: 'toneSunken',
    }),
  ],
}
