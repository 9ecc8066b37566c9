import { type ActionKind, quayNumbers, type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import type { ComponentChildren } from 'preact';
import { Select, Stepper } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { BaseProposal } from '../../../position/editor-game.ts';
import { objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { actionNames } from '../example/kit.tsx';
import { QuaySelect, SomeSeat, TileSelect } from '../parts/fields.tsx';
import { PlayFields } from '../parts/PlayFields.tsx';
import { numberOr, quayIn } from '../parts/play.ts';
import type { Form } from './form.ts';
import { isPlay, type PlayKind } from './proposal.ts';
import { words } from './words.ts';

type Proposal = BaseProposal<Form>;

/** What is on offer, and what stands there although it is not. */
const offered = (
  p: Proposal,
  value: string,
  options: readonly { readonly value: string; readonly label: string }[],
): readonly { readonly value: string; readonly label: string }[] =>
  options.some((one) => one.value === value)
    ? options
    : [{ value, label: fill(words.odd[p.form.lang], { what: value }) }, ...options];

const goodsOptions = ({ form: { box, lang } }: Proposal) =>
  box.goods.map((one) => ({ value: one.id, label: one[lang] }));

const Tile = ({ proposal: p }: { readonly proposal: Proposal }) => (
  <TileSelect
    lang={p.form.lang}
    box={p.form.box}
    label={words.eventTile[p.form.lang]}
    value={tileIds.find((id: TileId) => id === p.action.tile) ?? 'mutiny'}
    error={p.wrong('tile')}
    onChange={(tile) => p.set({ tile })}
  />
);

/** Goods given to each new ship; those of no ship are left out. */
const Assigned = ({ proposal: p }: { readonly proposal: Proposal }) => {
  const { lang } = p.form;
  const tiles = objectIn(p.action, 'tiles');
  return (
    <>
      {quayNumbers.map((quay) => (
        <Select
          key={quay}
          label={fill(words.goodsFor[lang], { n: quay })}
          value={String(tiles[quay] ?? '')}
          options={[
            { value: '', label: words.nothing[lang] },
            ...offered(p, String(tiles[quay] ?? ''), [{ value: '', label: '' }, ...goodsOptions(p)]).filter(
              ({ value }) => value !== '',
            ),
          ]}
          error={p.wrong(`tiles.${quay}`)}
          onChange={(goods) => p.set({ tiles: withField(tiles, String(quay), goods === '' ? undefined : goods) })}
        />
      ))}
    </>
  );
};

/** The fields of the kinds of action that are no play of the checkers, in the order of a sentence. */
const fieldsOf: Readonly<Record<Exclude<ActionKind, PlayKind>, (p: Proposal) => ComponentChildren>> = {
  revealShip: (p) => (
    <Stepper
      lang={p.form.lang}
      label={words.shipValue[p.form.lang]}
      value={numberOr(p.action.ship, 1)}
      min={1}
      max={12}
      error={p.wrong('ship')}
      onChange={(ship) => p.set({ ship })}
    />
  ),
  drawGoods: (p) => (
    <Select
      label={words.goodsDrawn[p.form.lang]}
      value={String(p.action.goods)}
      options={offered(p, String(p.action.goods), [
        ...goodsOptions(p),
        { value: '?', label: words.hidden[p.form.lang] },
      ])}
      error={p.wrong('goods')}
      onChange={(goods) => p.set({ goods })}
    />
  ),
  revealTile: (p) => <Tile proposal={p} />,
  openAuction: () => null,
  bid: (p) => (
    <Stepper
      lang={p.form.lang}
      label={words.amount[p.form.lang]}
      value={numberOr(p.action.amount, 1)}
      min={-9999}
      max={9999}
      error={p.wrong('amount')}
      onChange={(amount) => p.set({ amount })}
    />
  ),
  pass: () => null,
  playTile: (p) => (
    <>
      <Tile proposal={p} />
      <QuaySelect
        lang={p.form.lang}
        label={words.quay[p.form.lang]}
        value={quayIn(p.action, 'quay')}
        error={p.wrong('quay')}
        onChange={(quay) => p.set({ quay })}
      />
    </>
  ),
  playContact: (p) => (
    <Select
      label={words.contactPlays[p.form.lang]}
      value={String(p.action.contact)}
      options={offered(
        p,
        String(p.action.contact),
        p.form.box.contacts.map((one) => ({ value: one.id, label: `${one[p.form.lang]}, ${one.commission}` })),
      )}
      error={p.wrong('contact')}
      onChange={(contact) => p.set({ contact })}
    />
  ),
  assignGoods: (p) => <Assigned proposal={p} />,
  endTurn: () => null,
};

/** What nature does names no player. */
const ofNature: ReadonlySet<string> = new Set(['revealShip', 'drawGoods', 'revealTile']);

const Fields = ({ proposal: p, kind }: { readonly proposal: Proposal; readonly kind: ActionKind }) => {
  const { lang, seats } = p.form;
  return (
    <>
      {!ofNature.has(kind) && (
        <SomeSeat
          lang={lang}
          label={words.who[lang]}
          value={numberOr(p.action.seat, 0)}
          seats={seats}
          error={p.wrong('seat')}
          onChange={(seat) => p.set({ seat })}
        />
      )}
      {isPlay(kind) ? (
        <PlayFields
          key={kind}
          lang={lang}
          play={p.action}
          seats={seats}
          errorAt={p.wrong}
          onChange={(change: Json) => p.set(change)}
        />
      ) : (
        fieldsOf[kind]?.(p)
      )}
    </>
  );
};

/** The kind of move and the fields it needs. */
export const ActionFields = ({
  proposal,
  onKind,
}: {
  readonly proposal: Proposal;
  readonly onKind: (kind: string) => void;
}) => {
  const kind = proposal.action.kind as ActionKind;
  const { lang } = proposal.form;
  return (
    <div class="rows">
      <Select
        label={words.moveKind[lang]}
        value={kind}
        options={(Object.keys(actionNames) as ActionKind[]).map((one) => ({
          value: one,
          label: actionNames[one][lang],
        }))}
        error={proposal.wrong('kind')}
        onChange={onKind}
      />
      <Fields key={kind} proposal={proposal} kind={kind} />
    </div>
  );
};
