import type { Cloth, Tone } from './cloth'
import { ownFolds } from './folds'
import { area, line, type Point, place } from './outline'

export type ShoeKind = 'trainers' | 'boots' | 'ballet' | 'loafers' | 'sandals' | 'slippers'

type Shoe = { kind: ShoeKind; ground: Tone; laces: string; lining?: Tone }

/** A shoe from its outer side, with the toe to the right; `far` is the inside of its other half. */
type Profile = { sole: string; upper: string; far: string }

const profiles: Record<Exclude<ShoeKind, 'sandals'>, Profile> = {
  trainers: {
    sole: 'M124 640 Q108 730 150 738 L1000 738 Q1090 730 1094 664 Q1060 640 980 646 Q560 632 124 640',
    upper:
      'M136 656 Q116 500 146 372 Q160 344 206 350 Q258 396 330 392 Q384 372 414 318 Q446 300 474 330 Q600 446 760 492 Q880 496 970 512 Q1076 540 1086 640 L1080 672 L136 656',
    far: 'M170 372 Q270 330 400 350 L470 250 Q520 244 532 290 L540 420 L330 440 L190 420',
  },
  boots: {
    sole: 'M130 652 L132 762 Q240 770 372 764 L388 732 Q600 726 980 738 Q1090 732 1094 672 Q1060 646 980 652 L130 652',
    upper:
      'M146 664 Q126 500 148 330 Q152 260 150 206 Q152 186 180 182 Q300 168 436 190 Q446 262 452 330 Q560 440 740 488 Q880 484 976 504 Q1080 534 1088 640 L1082 674 L146 664',
    far: 'M156 196 Q290 140 432 194 L430 240 L160 240',
  },
  ballet: {
    sole: 'M134 670 Q130 700 170 704 Q600 706 1000 704 Q1086 698 1088 672 Q700 656 134 670',
    upper:
      'M140 684 Q120 600 148 528 Q166 512 198 532 Q430 652 640 592 Q700 552 764 540 Q920 530 1010 572 Q1086 606 1086 660 L1080 686 L140 684',
    far: 'M156 534 Q420 500 700 556 L640 620 Q420 680 190 570',
  },
  loafers: {
    sole: 'M128 664 L130 734 Q240 740 340 734 L356 706 Q660 700 1000 710 Q1090 704 1092 668 Q700 650 128 664',
    upper:
      'M138 674 Q114 566 146 454 Q166 432 214 450 Q370 530 500 444 Q548 404 600 430 Q750 490 920 506 Q1070 530 1086 640 L1082 676 L138 674',
    far: 'M156 458 Q330 430 520 440 L480 500 Q320 560 190 490',
  },
  slippers: {
    sole: 'M132 668 Q126 708 160 714 L1010 714 Q1088 708 1090 668 Q700 650 132 668',
    upper:
      'M140 680 Q118 600 146 520 Q170 500 220 524 Q390 600 510 500 Q560 450 630 452 Q860 470 980 520 Q1084 566 1088 650 L1082 682 L140 680',
    far: 'M156 526 Q340 486 560 470 L500 560 Q340 630 190 560',
  },
}

/** One shoe from its side, and under it the other one with its sole upwards. */
export function shoesFromTheSide(g: Cloth, shoe: Shoe) {
  if (shoe.kind === 'sandals') sandal(g, shoe)
  else {
    const { sole, upper, far } = profiles[shoe.kind]
    const inner = area(far)
    g.piece(inner, { tone: shoe.lining ?? 'inside', weave: shoe.lining ? 'felt' : 'jersey', lift: 0, edge: 8 })
    g.glow(inner, [360, 480], 260, 160, -0.4)
    g.piece(area(sole), { tone: shoe.ground, weave: 'rubber', lift: 10, edge: 14 })
    const shape = area(upper)
    g.piece(shape, { lift: 3, edge: 30 })
    g.glow(shape, [860, 556], 170, 70, 0.2)
    g.glow(shape, [240, 640], 200, 90, -0.16)
    g.folds(
      shape,
      ownFolds(g, [
        [[700, 500], [650, 600], { width: 26, depth: 0.26, bend: 8 }],
        [[756, 512], [716, 610], { width: 22, depth: 0.22, bend: 8 }],
      ]),
    )
    detailed(g, shoe)
  }
  underside(g, shoe)
}

function detailed(g: Cloth, { kind, laces, lining }: Shoe) {
  if (kind === 'trainers' || kind === 'boots') {
    g.seam('M858 512 Q806 590 836 666', 2)
    g.stitch('M872 516 Q820 592 850 664')
  }
  if (kind === 'trainers') {
    g.piece(area('M138 656 Q118 500 148 376 Q178 360 204 372 Q190 540 268 658'), { tone: 'second', lift: 2, edge: 9 })
    g.piece(area('M420 336 Q448 320 468 344 Q600 456 772 508 L742 562 Q570 520 438 418'), { lift: 3, edge: 8 })
    g.stitch('M452 404 Q580 500 742 546')
    g.seam('M300 400 Q400 520 420 656', 2)
    g.seam('M140 694 Q600 690 1086 694', 2)
    laced(g, { from: [470, 366], to: [716, 510], rows: 5, laces })
  }
  if (kind === 'boots') {
    g.piece(area('M148 664 Q128 500 148 340 Q190 320 232 350 Q236 540 320 662'), { tone: 'deep', lift: 3, edge: 9 })
    g.piece(area('M380 192 L436 192 Q446 262 452 334 Q560 444 730 494 L700 552 Q520 500 398 372 Q386 280 380 192'), {
      lift: 3,
      edge: 8,
    })
    g.stitch('M394 200 Q398 290 410 366 Q530 488 698 538')
    if (lining)
      g.piece(area('M138 204 Q136 150 170 150 Q290 128 416 152 Q456 156 450 208 Q290 186 138 204'), {
        tone: lining,
        weave: 'felt',
        lift: 4,
        edge: 14,
      })
    laced(g, { from: [420, 226], to: [452, 350], rows: 4, laces })
    laced(g, { from: [500, 402], to: [672, 502], rows: 3, laces })
    g.seam('M136 692 Q600 690 1088 694', 2)
  }
  if (kind === 'ballet') {
    g.stitch('M152 546 Q168 528 196 546 Q430 668 644 606 Q704 566 764 556')
    for (const d of [
      'M720 570 C680 530 640 530 636 560 C640 596 690 592 720 574',
      'M722 570 C744 522 790 520 796 550 C796 586 750 590 722 574',
    ])
      g.piece(area(d), { tone: 'deep', lift: 4, edge: 7 })
  }
  if (kind === 'loafers') {
    g.seam('M660 480 Q850 520 990 536 Q1050 552 1060 590', 2.6)
    g.stitch('M668 496 Q850 536 984 550 Q1034 564 1046 598')
    g.piece(area('M520 436 Q560 408 604 434 Q660 500 668 676 L540 676 Q548 540 476 466'), { lift: 4, edge: 10 })
    g.stitch('M536 450 Q598 540 606 670')
    g.piece(area('M138 674 Q116 566 146 456 Q176 440 204 454 Q200 570 250 674'), { lift: 2, edge: 8 })
  }
  if (kind === 'slippers') {
    g.seam('M560 470 Q640 560 640 680', 3)
    g.piece(
      area(
        'M140 534 Q148 500 188 502 Q230 516 270 538 Q400 590 504 494 Q556 440 632 440 Q640 462 626 474 Q570 476 530 516 Q400 622 240 560 Q180 528 160 556 Q140 560 140 534',
      ),
      { tone: lining, weave: 'felt', lift: 3, edge: 12 },
    )
  }
}

function laced(g: Cloth, { from, to, rows, laces }: { from: Point; to: Point; rows: number; laces: string }) {
  const along = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / along, (to[1] - from[1]) / along]
  for (let n = 0; n < rows; n++) {
    const t = rows === 1 ? 0 : n / (rows - 1)
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const path = line(
      `M${x - uy * -14} ${y - ux * 14} Q${x + uy * 12 - ux * 4} ${y - ux * 14} ${x + uy * 28 - ux * 6} ${y - ux * 33}`,
    )
    g.hard((ctx) => {
      ctx.strokeStyle = laces
      ctx.lineWidth = 15
      ctx.stroke(path)
    })
    const [cx, cy] = place([x - uy * 18, y + ux * 4])
    g.trims.fillStyle = 'rgba(20,16,12,.75)'
    g.trims.beginPath()
    g.trims.arc(cx, cy, 7, 0, Math.PI * 2)
    g.trims.fill()
  }
}

function sandal(g: Cloth, { ground }: Shoe) {
  g.piece(area('M150 640 Q140 470 200 440 Q262 430 300 640'), { tone: 'inside', lift: 0, edge: 8 })
  g.piece(
    area('M124 650 Q108 742 152 748 L1000 748 Q1092 740 1096 664 Q1060 640 980 646 Q760 640 620 624 Q330 590 124 650'),
    {
      tone: ground,
      weave: 'rubber',
      lift: 10,
      edge: 14,
    },
  )
  g.piece(
    area(
      'M124 654 Q330 592 620 626 Q760 642 980 648 Q1060 640 1092 668 Q1070 690 980 684 Q600 660 330 654 Q190 660 126 684',
    ),
    {
      tone: '#b58d62',
      weave: 'leather',
      lift: 2,
      edge: 8,
    },
  )
  for (const d of [
    'M566 690 Q580 530 690 476 Q770 448 836 486 Q866 590 846 694',
    'M872 694 Q880 580 940 540 Q1000 516 1036 556 Q1068 620 1058 692',
    'M150 684 Q120 520 156 442 Q190 420 226 440 Q210 560 246 684',
  ])
    g.piece(area(d), { lift: 7, edge: 14 })
  for (const d of [
    'M582 684 Q598 540 700 490',
    'M830 684 Q848 590 822 496',
    'M886 688 Q894 590 948 554',
    'M1044 686 Q1052 620 1026 566',
  ])
    g.stitch(d)
}

/** The outline of a shoe from below, lying with its toe to the left; 1 is the sole itself. */
const outlineBy = (by: number): string => {
  const put = (x: number, y: number) => `${600 + x * by} ${1010 + y * by}`
  return `M${put(-488, -24)} C${put(-488, -142)} ${put(-330, -176)} ${put(-150, -166)} C${put(0, -158)} ${put(90, -92)} ${put(220, -100)} C${put(390, -116)} ${put(496, -104)} ${put(500, 12)} C${put(500, 128)} ${put(380, 138)} ${put(210, 126)} C${put(90, 118)} ${put(0, 152)} ${put(-170, 146)} C${put(-340, 138)} ${put(-484, 96)} ${put(-488, -24)}`
}

function underside(g: Cloth, { kind, ground }: Shoe) {
  g.piece(area(outlineBy(1)), { tone: kind === 'trainers' || kind === 'sandals' ? ground : 'main', lift: 10, edge: 26 })
  const sole = area(outlineBy(kind === 'trainers' || kind === 'sandals' ? 0.97 : 0.93))
  g.piece(sole, { tone: ground, weave: kind === 'slippers' ? 'felt' : 'rubber', lift: 2, edge: 12 })
  g.stitch(outlineBy(0.88))
  const soft = kind === 'ballet' || kind === 'slippers'
  const smooth = soft || kind === 'loafers'
  if (smooth) {
    g.glow(sole, [440, 980], 240, 110, 0.16)
    g.glow(sole, [690, 1040], 160, 110, -0.16)
    if (soft) return
  }
  if (smooth || kind === 'boots')
    g.piece(area('M868 894 Q836 1010 868 1132 C990 1150 1086 1110 1082 1016 C1078 910 1000 884 868 894'), {
      tone: ground,
      weave: 'rubber',
      lift: smooth ? 5 : 9,
      edge: 12,
    })
  if (smooth) return
  const [first, step] = kind === 'boots' ? [190, 62] : [180, 34]
  for (let x = first; x < 1050; x += step) {
    const raised = kind === 'boots' ? x > 610 : x > 640 && x < 790
    if (raised) continue
    const reach = 96 - Math.max(0, (260 - x) * 0.5)
    for (const side of [-1, 1]) {
      const y = 1008
      g.seam(`M${x} ${y + side * 8} Q${x + 22} ${y + side * reach * 0.5} ${x - 4} ${y + side * reach}`, 6)
    }
  }
}
