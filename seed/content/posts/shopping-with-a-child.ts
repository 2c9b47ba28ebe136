import { t } from '../texts'
import type { PostSeed } from './types'

export const shoppingWithAChild: PostSeed = {
  slug: 'shopping-with-a-child',
  format: 'standard',
  daysAgo: 171,
  author: 'mira-todorova',
  category: 'at-home',
  tags: ['family', 'shopping-list'],
  cover: 'picture:young-shopper',
  title: t(
    'На пазар със седемгодишен',
    'Einkaufen mit einem Siebenjährigen',
    'Shopping with a seven-year-old',
    'За покупками с семилетним',
  ),
  summary: t(
    'Дайте му пет евро, молив и правото да реши за плодовете.',
    'Gib ihm fünf Euro, einen Bleistift und das Recht, über das Obst zu entscheiden.',
    'Give him five euros, a pencil and the right to decide about the fruit.',
    'Дайте ему пять евро, карандаш и право решать насчёт фруктов.',
  ),
  text: {
    bg: `Племенникът ми Калоян мрази магазините. Мрази ги, защото в тях всички решават вместо него. Затова една събота му дадох пет евро и задача: плодове за четирима.

Първо застина. После започна да чете. Бананите бяха на килограм, ябълките на мрежа, а ягодите на кутийка, и той поиска молив. Смятахме на гърба на брошурата. Оказа се, че ягодите „струват колкото три банана всяка“, което не е точно, но е вярно по дух.

## Какво научихме и двамата

- Дете с бюджет не плаче пред вафлите. Пита колко струват.
- Най-хубавата ябълка е най-отдолу. Той я намери, аз вдигнах останалите.
- Рестото е учебник. Върна ми седемдесет цента и поиска разписка от мен.

Взе банани, ябълки и една кутийка ягоди за майка си, извън бюджета, от своите пари. Вкъщи я сложи в средата на масата и обяви цената за килограм.

Следващата седмица сам попита кога отиваме.`,
    de: `Mein Neffe Kalojan hasst Geschäfte. Er hasst sie, weil dort alle für ihn entscheiden. Also gab ich ihm an einem Samstag fünf Euro und eine Aufgabe: Obst für vier.

Zuerst erstarrte er. Dann fing er an zu lesen. Bananen gab es nach Kilo, Äpfel im Netz, Erdbeeren in der Schale, und er verlangte einen Bleistift. Wir rechneten auf der Rückseite eines Prospekts. Heraus kam, dass Erdbeeren „jede so viel wie drei Bananen“ kosten, was nicht stimmt und doch wahr ist.

## Was wir beide gelernt haben

- Ein Kind mit Budget weint nicht vor den Waffeln. Es fragt, was sie kosten.
- Der schönste Apfel liegt ganz unten. Er fand ihn, ich hob die anderen auf.
- Wechselgeld ist ein Schulbuch. Er gab mir siebzig Cent zurück und wollte eine Quittung.

Er nahm Bananen, Äpfel und eine Schale Erdbeeren für seine Mutter, außerhalb des Budgets, von seinem eigenen Geld. Daheim stellte er sie mitten auf den Tisch und verkündete den Preis je Kilo.

Eine Woche später fragte er von selbst, wann wir gehen.`,
    en: `My nephew Kaloyan hates shops. He hates them because everyone in them decides for him. So one Saturday I gave him five euros and a job: fruit for four.

At first he froze. Then he began to read. Bananas came by the kilo, apples by the net, strawberries by the punnet, and he demanded a pencil. We did sums on the back of a brochure. It turned out that strawberries “cost three bananas each”, which is inaccurate but true in spirit.

## What both of us learned

- A child with a budget does not cry in front of the wafers. He asks what they cost.
- The finest apple lies at the bottom. He found it, I picked up the rest.
- Change is a textbook. He handed me seventy cents and wanted a receipt.

He took bananas, apples and one punnet of strawberries for his mother, outside the budget, from his own money. At home he put it in the middle of the table and announced the price per kilo.

A week later it was he who asked when we were going.`,
    ru: `Мой племянник Калоян ненавидит магазины. Ненавидит, потому что там все решают за него. Поэтому однажды в субботу я дала ему пять евро и задание: фрукты на четверых.

Сначала он замер. Потом стал читать. Бананы продавались на вес, яблоки — сетками, клубника — коробочками, и он потребовал карандаш. Считали на обороте брошюры. Вышло, что клубника «стоит по три банана каждая»: неточно, но по сути верно.

## Чему мы оба научились

- Ребёнок с бюджетом не плачет у вафель. Он спрашивает, сколько они стоят.
- Самое красивое яблоко лежит внизу. Он его нашёл, я подняла остальные.
- Сдача — это учебник. Он вернул мне семьдесят центов и попросил расписку.

Взял бананы, яблоки и коробочку клубники для мамы, сверх бюджета, на свои деньги. Дома поставил её посреди стола и объявил цену за килограмм.

Через неделю он сам спросил, когда мы пойдём.`,
  },
}
