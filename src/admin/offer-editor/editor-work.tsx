import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Box, OfferEditorState, OfferFields } from '@/features/editorial/offers/editing/types'
import type { MissedPrice } from '@/features/editorial/offers/proposals/missed-prices'
import { CsvPanel } from '../csv/csv-panel'
import type { DashboardChoice } from '../dashboard/types'
import { useAskBeforeLeaving } from '../unsaved/ask-before-leaving'
import { readDrawn } from './editor-api'
import { type EditorItem, itemOfBox, itemOfOffer, itemOfProposal, newItem, shownOfferPlan } from './editor-change'
import { PageLines, TextFinder, useLineFinder, useMissedPrice } from './line-finder'
import { OfferForm } from './offer-form'
import { OfferPlan } from './offer-plan'
import { OfferEditorSection } from './offer-section'
import { MoveButtons, OfferEditorTools, PageBar } from './page-bar'
import { PageBoard } from './page-board'
import { ProposalSection } from './proposal-section'
import { useOfferEditorActions } from './use-editor-actions'
import type { OfferEditorController } from './use-offer-editor'
import { useHeldBoxes, useUnsavedGuard } from './use-offer-editor'
import { useReadings } from './use-readings'

const middle: Box = { x: 0.35, y: 0.4, width: 0.3, height: 0.15 }

type Props = { brochure: string; editor: OfferEditorController; state: OfferEditorState; categories: DashboardChoice[] }

export function OfferEditorWork({ brochure, editor, state, categories }: Props) {
  const t = useTranslations('offerEditor')
  const actions = useOfferEditorActions(editor)
  const [index, setIndex] = useState(0)
  const [selected, setSelected] = useState<string | null>(null)
  const [edited, setEdited] = useState<EditorItem | null>(null)
  const [typed, setTyped] = useState(false)
  const [drawing, setDrawing] = useState(false)
  const [drawnByHand, setDrawnByHand] = useState(false)
  const [focus, setFocus] = useState({ proposals: 0, offers: 0 })
  const { held, hold, settle } = useHeldBoxes(actions.place)
  useAskBeforeLeaving(typed, t('leave'))
  useUnsavedGuard(editor.waiting > 0)

  // Keys work from the start, without focusing a row first.
  useEffect(() => {
    if (document.activeElement === document.body) setFocus({ proposals: 1, offers: 0 })
  }, [])

  const toProposals = () => setFocus((now) => ({ ...now, proposals: now.proposals + 1 }))
  const page = state.pages[Math.min(index, state.pages.length - 1)]
  const readings = useReadings(brochure, state, { page: page?.number ?? 0, working: selected }, actions)
  const search = useLineFinder(readings, toProposals)
  const missedButton = useRef<HTMLButtonElement>(null)
  const missed = useMissedPrice(readings, {
    onTake: ({ text, box }, like) => void readMissed({ box, cents: Number(text), like }),
    onDone: toRows,
  })

  if (!page) return null
  const pages = new Set(state.pages.map(({ number }) => number))
  const inEuro = (cents: string) => readings.inWords('oldPrice', cents)
  const onPage = <Item extends { pageNumber: number }>(items: Item[]) =>
    items.filter(({ pageNumber }) => pageNumber === page.number)
  const [proposals, offers] = [onPage(state.proposals).map(readings.mended), onPage(state.offers)]
  const drawn = edited?.kind === 'new' && edited.fields.pageNumber === page.number ? [edited] : []
  const items = [...proposals.map(itemOfProposal), ...offers.map(itemOfOffer), ...drawn].map((item) => {
    const box = held.get(item.id)
    return box ? { ...item, fields: { ...item.fields, box } } : item
  })
  const chosen = items.find(({ id, kind }) => id === selected && kind !== 'proposal')

  function toRows() {
    if (proposals.length > 0) toProposals()
    else missedButton.current?.focus()
  }

  async function readMissed(price: Omit<MissedPrice, 'pageNumber'>) {
    if (!page) return
    const added = await actions.readMissed({ ...price, pageNumber: page.number })
    if (added[0]) setSelected(added[0])
    if (added[0]) toProposals()
    else toRows()
  }

  function open(item: EditorItem) {
    if (typed) return actions.setSaid(t('said.finishFirst'))
    settle()
    setSelected(item.id)
    setEdited(item)
    setDrawnByHand(false)
  }

  function close() {
    const was = edited
    setEdited(null)
    setTyped(false)
    setFocus(({ proposals: first, offers: second }) =>
      was?.kind === 'proposal' ? { proposals: first + 1, offers: second } : { proposals: first, offers: second + 1 },
    )
  }

  function goOn(done: EditorItem[]) {
    const ids = new Set(done.map(({ id }) => id))
    const last = proposals.findIndex(({ id }) => id === done.at(-1)?.id)
    const left = proposals.filter(({ id }) => !ids.has(id))
    const next = proposals.slice(last + 1).find(({ id }) => !ids.has(id)) ?? left[0]
    const rest = state.proposals.filter(({ id }) => !ids.has(id))
    const ahead = state.pages.findIndex(({ number }, at) => at > index && rest.some((one) => one.pageNumber === number))
    if (!next && ahead >= 0) setIndex(ahead)
    const onNextPage = rest.find(({ pageNumber }) => pageNumber === state.pages[ahead]?.number)
    setSelected(next?.id ?? onNextPage?.id ?? null)
    toProposals()
  }

  /** Focuses the next proposal with a guessed value; after the last proposal of the brochure the first. */
  function nextDoubtful() {
    const at = state.proposals.findIndex(({ id }) => id === selected)
    const from = at < 0 ? state.proposals.findIndex(({ pageNumber }) => pageNumber === page?.number) : at + 1
    const ahead = [...state.proposals.slice(from), ...state.proposals.slice(0, from)]
    const next = ahead.find(({ uncertain }) => uncertain)
    if (!next) return actions.setSaid(t('said.noDoubtful'))
    setIndex(state.pages.findIndex(({ number }) => number === next.pageNumber))
    setSelected(next.id)
    toProposals()
  }

  /** Focuses the next offer, so that several can be deleted in a row. */
  function remove(ids: string[]) {
    const last = offers.findIndex(({ id }) => ids.includes(id))
    const left = offers.filter(({ id }) => !ids.includes(id))
    const next = offers.slice(last + 1).find(({ id }) => !ids.includes(id)) ?? left.at(-1)
    setSelected(next?.id ?? null)
    setFocus((now) => ({ ...now, offers: now.offers + 1 }))
    void actions.remove(ids)
  }

  function turn(to: number) {
    settle()
    setIndex(to)
    setSelected(null)
    search.close()
    missed.close()
    setDrawing(false)
  }

  async function draw(box: Box) {
    setDrawing(false)
    if (!page) return
    if (typed) return actions.setSaid(t('said.finishFirst'))
    const read = await readDrawn(brochure, page.number, box)
    // Text that was read from the page is not stored yet, so it counts as typed.
    setTyped(read !== null)
    settle()
    setSelected(newItem)
    setEdited(itemOfBox(page.number, box, read))
    setDrawnByHand(true)
  }

  function move(item: EditorItem, box: Box, pausing: boolean) {
    if (item.id === newItem) setEdited({ ...item, fields: { ...item.fields, box } })
    else hold(item.id, box, pausing)
  }

  async function save(fields: OfferFields, pricesConfirmed: boolean) {
    if (!edited) return false
    const saved = await actions.save(edited, fields, pricesConfirmed)
    if (saved && edited.kind === 'proposal') goOn([edited])
    // Drawing mode stays on, because several boxes are usually drawn in a row.
    if (saved && drawnByHand) setDrawing(true)
    return saved
  }

  return (
    <>
      <OfferEditorTools
        brochure={brochure}
        editor={editor}
        drawing={drawing}
        canUndo={editor.canUndo || actions.hasChoices}
        missedButton={missedButton}
        onDraw={() => setDrawing(!drawing)}
        onMissed={missed.ask}
        onAdd={() => open(itemOfBox(page.number, middle))}
        onUndo={actions.takeBack}
      />
      <PageBar state={state} index={index} onPage={turn} />
      <div className="offer-editor__halves">
        <div>
          {chosen?.fields.box && <MoveButtons box={chosen.fields.box} onMove={(box) => move(chosen, box, true)} />}
          <PageBoard
            page={page}
            lines={
              missed.asked ? (
                <PageLines lines={missed.linesFor('')} inWords={inEuro} onTake={missed.take} />
              ) : (
                search.asked && <PageLines lines={readings.linesShown()} inWords={String} onTake={search.take} />
              )
            }
            items={items}
            selected={selected}
            drawing={drawing}
            onSelect={({ id }) => setSelected(id)}
            onDrawn={(box) => void draw(box)}
            onMove={move}
            onSettle={settle}
            onOpen={open}
            onRemove={(item) => {
              if (item.kind === 'offer') remove([item.id])
              else if (item.kind === 'proposal') void actions.reject(item)
              else close()
            }}
          />
        </div>
        <div>
          {edited && (
            <OfferForm
              key={edited.id}
              item={edited}
              categories={categories}
              pages={pages}
              onSave={save}
              onClose={close}
              onTyped={setTyped}
            />
          )}
          {missed.asked && <TextFinder search={missed} words="amounts" inWords={inEuro} />}
          <ProposalSection
            page={page}
            proposals={proposals}
            selected={selected}
            focusAsked={focus.proposals}
            doubtful={state.proposals.filter(({ uncertain }) => uncertain).length}
            readings={readings}
            search={search}
            onSelect={({ id }) => setSelected(id)}
            onAccept={(accepted, refused = []) => {
              goOn([...accepted, ...refused])
              void actions.accept(
                accepted,
                refused.map(({ id }) => id),
              )
            }}
            onReject={(item) => {
              goOn([item])
              void actions.reject(item)
            }}
            onEdit={open}
            onNextDoubtful={nextDoubtful}
            onDraw={() => setDrawing(true)}
            onMissed={missed.ask}
            onUndo={actions.takeBack}
          />
          <OfferEditorSection
            offers={offers}
            all={state.offers}
            elsewhere={state.elsewhere}
            pages={pages}
            categories={categories}
            selected={selected}
            focusAsked={focus.offers}
            onSelect={({ id }) => setSelected(id)}
            onEdit={open}
            onRemove={remove}
            onAdopt={actions.adopt}
            onBulk={actions.bulk}
            onDraw={() => setDrawing(true)}
            onMissed={missed.ask}
            onUndo={actions.takeBack}
          />
          <CsvPanel
            from={{ url: `/api/cms/brochures/${brochure}/offers.csv`, plan: shownOfferPlan, megabytes: 5 }}
            words={(name) => t(`csv.${name}`)}
            planView={(plan) => <OfferPlan plan={plan} />}
            onImported={editor.reload}
          />
        </div>
      </div>
      <p role="status" className="offer-editor__said">
        {actions.said}
      </p>
    </>
  )
}
