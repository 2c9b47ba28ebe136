import { readFileSync, writeFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import { drawBrochure } from './draw/brochure'
import type { DrawPlan, ThemeName, PageSize } from './draw/types'
const [theme = 'market', list = 'supermarket', size = 'a4', pages = '8', looks = '{}', head='Седмица на вкуса'] = process.argv.slice(2)
const products = JSON.parse(readFileSync(`seed/content/products/${list}.json`, 'utf8'))
const look = { name: 'Житен', slogan: 'Всеки ден добра покупка', website: 'https://zhiten.example.com', mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256"><rect width="100" height="100" rx="24" fill="#f5b301"/><path d="M50 16c10 14 10 24 0 36-10-12-10-22 0-36zM50 52v32" stroke="#b3131b" stroke-width="5" fill="#b3131b"/></svg>', main: '#c8161d', second: '#f08a00', accent: '#ffd500', soft: '#fdeecb', ink: '#2b1a12', ...JSON.parse(looks) }
const hero = products.filter((p: { oldCents: number | null }) => p.oldCents)
const plan: DrawPlan = { slug: 'try', look, theme: theme as ThemeName, size: size as PageSize, pages: Number(pages), headline: head, kicker: 'Предложения за цялото семейство', products: [hero[3], hero[5], hero[7], hero[9], ...products], headings: { produce: 'Плодове и зеленчуци', meat: 'Месо и риба', deli: 'Колбаси', dairy: 'Млечни', bakery: 'Хляб и закуски' }, towns: ['София', 'Пловдив', 'Варна', 'Бургас'], textLayer: true }
const t = Date.now()
const d = await drawBrochure(plan)
writeFileSync('/tmp/seedx/try.pdf', d.bytes)
console.log(d.pages, d.offers.length, d.bytes.length, Date.now() - t)
execSync('rm -f /tmp/seedx/p-*.png; pdftoppm -r 60 -png /tmp/seedx/try.pdf /tmp/seedx/p; cd /tmp/seedx && python3 montage.py')
