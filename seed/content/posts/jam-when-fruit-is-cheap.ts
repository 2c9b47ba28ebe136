import { t } from '../texts'
import type { PostSeed } from './types'

export const jamWhenFruitIsCheap: PostSeed = {
  slug: 'jam-when-fruit-is-cheap',
  format: 'sideImage',
  daysAgo: 136,
  author: 'petar-stoev',
  category: 'kitchen',
  tags: ['season', 'recipe'],
  cover: 'picture:jam-jar',
  title: t(
    'Сладко, когато плодът е евтин',
    'Marmelade, wenn das Obst günstig ist',
    'Jam for when fruit is cheap',
    'Варенье, когда ягоды дёшевы',
  ),
  summary: t(
    'Две седмици в годината плодът струва по-малко от буркана, в който ще го сложите.',
    'Zwei Wochen im Jahr kostet das Obst weniger als das Glas, in das du es füllst.',
    'For two weeks a year the fruit costs less than the jar you put it into.',
    'Две недели в году ягоды стоят меньше банки, в которую вы их положите.',
  ),
  text: {
    bg: `Всяка година има няколко дни, в които ягодите са навсякъде и цената им пада от ден на ден. Тогава не ги ям. Тогава ги варя.

## За три буркана

Килограм ягоди, шестстотин грама захар, сокът на един лимон. Плодът трябва да е узрял, но не и уморен: една плесенясала ягода разваля цялата тенджера.

Оставете ягодите със захарта за една нощ. На сутринта ще плуват в собствения си сироп и няма да им трябва вода. Сварете ги на силен огън около двадесет минути, като обирате пяната. Пяната се дава на най-малкия в къщата.

## Пробата

Капнете в студена чинийка и наклонете. Ако капката се набръчква, готово е. Ако тече, още пет минути.

Сипете сладкото горещо, завъртете капачката и обърнете буркана за малко надолу. Надпишете с месец и година. През януари, когато една малка кутия ягоди струва колкото вечеря, отворете буркан и не мислете за нея.`,
    de: `Jedes Jahr gibt es ein paar Tage, an denen überall Erdbeeren stehen und ihr Preis täglich fällt. Dann esse ich sie nicht. Dann koche ich sie.

## Für drei Gläser

Ein Kilo Erdbeeren, sechshundert Gramm Zucker, der Saft einer Zitrone. Reif sollen die Früchte sein, aber nicht müde: Eine schimmlige Beere verdirbt den ganzen Topf.

Lass sie mit dem Zucker über Nacht stehen. Am Morgen schwimmen sie im eigenen Sirup und brauchen kein Wasser. Koch sie bei starker Hitze etwa zwanzig Minuten und schöpf den Schaum ab. Den Schaum bekommt, wer am kleinsten ist.

## Die Probe

Gib einen Tropfen auf einen kalten Teller und kipp ihn. Wirft der Tropfen Falten, ist die Marmelade fertig. Läuft er, braucht sie noch fünf Minuten.

Heiß einfüllen, zuschrauben, kurz auf den Kopf stellen. Schreib Monat und Jahr darauf. Im Januar, wenn ein Schälchen Erdbeeren so viel kostet wie ein Abendessen, öffnest du ein Glas und denkst nicht daran.`,
    en: `Every year there are a few days when strawberries are everywhere and their price drops from day to day. I do not eat them then. I boil them.

## For three jars

A kilo of strawberries, six hundred grams of sugar, the juice of a lemon. The fruit should be ripe but not tired: one mouldy berry spoils the whole pot.

Leave the berries in the sugar overnight. In the morning they will be swimming in their own syrup and need no water. Boil them hard for about twenty minutes, skimming off the foam. The foam goes to the smallest person in the house.

## The test

Put a drop on a cold saucer and tilt it. If the drop wrinkles, you are done. If it runs, five more minutes.

Fill the jars while the jam is hot, screw down the lids and turn the jars upside down for a moment. Write the month and year on the label. In January, when a punnet of strawberries costs as much as a dinner, open a jar and do not give it a thought.`,
    ru: `Каждый год бывает несколько дней, когда клубника повсюду и дешевеет с каждым днём. Тогда я её не ем. Тогда я её варю.

## На три банки

Килограмм клубники, шестьсот граммов сахара, сок одного лимона. Ягоды нужны спелые, но не усталые: одна заплесневевшая портит всю кастрюлю.

Оставьте их с сахаром на ночь. К утру они будут плавать в собственном сиропе, и вода не понадобится. Варите на сильном огне минут двадцать, снимая пенку. Пенка достаётся самому маленькому в доме.

## Проба

Капните на холодное блюдце и наклоните. Капля морщится — готово. Течёт — ещё пять минут.

Разлейте горячим, закрутите крышку, ненадолго переверните. Подпишите месяц и год. В январе, когда коробочка клубники стоит как ужин, откройте банку и не думайте о ней.`,
  },
}
