import { darker, inkOn, lighter } from './colour'
import { inset, signature } from './pieces'
import type { Page, Theme } from './types'

export function closing(page: Page, theme: Theme) {
  const { sheet, look, whole, unit, plan } = page
  const { w: W, h: H } = whole
  sheet.rect(whole, sheet.down(whole, look.main, darker(look.main, 0.35)))
  sheet.circle(W * 0.92, H * 0.06, W * 0.34, look.second, 0.35)
  sheet.circle(W * 0.04, H * 0.96, W * 0.3, look.accent, 0.22)
  const ink = inkOn(look.main)
  const flat = W > H
  const panel = inset({ x: 0, y: 0, w: W, h: H }, W * (flat ? 0.14 : 0.09), H * (flat ? 0.1 : 0.13))
  sheet.lift(panel, 18 * unit, 10)
  sheet.rect(panel, '#ffffff', { r: 18 * unit })
  signature(page, panel.x + panel.w / 2, panel.y + panel.h * 0.07, panel.h * 0.09, {
    font: theme.display,
    colour: look.main,
    align: 'center',
  })
  sheet.paragraph(
    look.slogan,
    { x: panel.x + panel.w * 0.1, y: panel.y + panel.h * 0.19, w: panel.w * 0.8, h: panel.h * 0.06 },
    { font: theme.body, size: 15 * unit, colour: look.ink, align: 'center', lines: 2 },
  )
  const cardWidth = Math.min(panel.w * 0.62, panel.h * 0.5)
  const card = { x: panel.x + (panel.w - cardWidth) / 2, y: panel.y + panel.h * 0.28, w: cardWidth, h: cardWidth * 0.6 }
  sheet.turned(() => drawCard(page, theme, card), -4, card.x + card.w / 2, card.y + card.h / 2)
  const after = card.y + card.h + panel.h * 0.045
  sheet.paragraph(
    'Вземи картата безплатно на всяка каса. Без точки за броене: отстъпката е веднага.',
    { x: panel.x + panel.w * 0.12, y: after, w: panel.w * 0.76, h: panel.h * 0.09 },
    { font: theme.body, size: 14 * unit, colour: look.ink, align: 'center', lines: 3 },
  )
  const townsTop = after + panel.h * 0.1
  sheet.text('Ще ни намериш в', panel.x + panel.w / 2, townsTop + 12 * unit, {
    font: theme.display,
    size: 15 * unit,
    colour: look.main,
    align: 'center',
  })
  sheet.paragraph(
    plan.towns.join(' · '),
    { x: panel.x + panel.w * 0.1, y: townsTop + 20 * unit, w: panel.w * 0.8, h: panel.h * 0.085 },
    { font: theme.body, size: 13 * unit, colour: look.ink, align: 'center', lines: 3 },
  )
  const address = look.website.replace('https://', '')
  const pill = { x: panel.x + panel.w * 0.25, y: panel.y + panel.h - 50 * unit, w: panel.w * 0.5, h: 32 * unit }
  sheet.rect(pill, look.accent, { r: 16 * unit })
  sheet.paragraph(address, inset(pill, 8 * unit, 6 * unit), {
    font: theme.body,
    size: 14 * unit,
    colour: inkOn(look.accent),
    align: 'center',
    valign: 'middle',
    lines: 1,
  })
  sheet.link(pill, look.website)
  sheet.text('Цените са в евро с ДДС. Снимките са илюстративни.', W / 2, H - panel.y * 0.4, {
    font: theme.body,
    size: 9 * unit,
    colour: ink,
    align: 'center',
    opacity: 0.85,
  })
}

function drawCard(page: Page, theme: Theme, card: { x: number; y: number; w: number; h: number }) {
  const { sheet, look, unit } = page
  sheet.lift(card, 14 * unit, 12)
  sheet.clipped(
    () => {
      sheet.rect(card, sheet.across(card, look.second, look.main))
      sheet.circle(card.x + card.w * 0.9, card.y, card.h * 0.8, lighter(look.second, 0.3), 0.35)
      sheet.circle(card.x + card.w * 0.1, card.y + card.h * 1.1, card.h * 0.6, look.accent, 0.4)
      signature(page, card.x + card.w * 0.07, card.y + card.h * 0.1, card.h * 0.24, {
        font: theme.display,
        colour: inkOn(look.second),
      })
      sheet.text('Карта за свои хора', card.x + card.w * 0.07, card.y + card.h * 0.88, {
        font: theme.body,
        size: card.h * 0.1,
        colour: inkOn(look.main),
      })
    },
    card,
    14 * unit,
  )
}
