import { kindOf } from '@portolan/boards/cabo-da-roca';
import {
  type ActionKind,
  type Direction,
  type Face,
  portIds,
  type Rotation,
  type ShipId,
  shipKinds,
} from '@portolan/cabo-da-roca';
import { laidInWords, pieceName } from '@portolan/cabo-da-roca/rules';
import type { ComponentChildren } from 'preact';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital } from '../../../kit/text.ts';
import type { BaseProposal } from '../../../position/editor-game.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { actionNames } from '../example/kit.tsx';
import { FaceSelect, HeadingSelect, looks } from '../parts/fields.tsx';
import { squareIn } from './draft.ts';
import { SeatField, ShipField, SquareField } from './fields.tsx';
import type { Form } from './form.ts';
import { piecesIn, SellField } from './lists.tsx';
import { words } from './words.ts';

type Proposal = BaseProposal<Form>;

const shipsIn = ({ form }: Proposal): ShipId[] => Object.keys(objectIn(form.position, 'ships'));

/** The face that is being laid: the tile in hand, or the home port. */
const faceOf = ({ form, action }: Proposal): Face => {
  const { position } = form;
  const home = listIn(position, 'home')[Number(action.seat ?? 0)];
  const face = action.kind === 'layPort' ? home : (position.tile ?? form.table.position.tile);
  return (typeof face === 'string' ? face : 'sea') as Face;
};

const names = {
  seat: (p) => (
    <SeatField
      label={words.who[p.form.lang]}
      value={p.action.seat}
      seats={p.form.seats}
      error={p.wrong('seat')}
      onChange={(seat) => p.set({ seat })}
    />
  ),
  to: (p) => (
    <SeatField
      label={words.who[p.form.lang]}
      value={p.action.to}
      seats={p.form.seats}
      error={p.wrong('to')}
      onChange={(to) => p.set({ to })}
    />
  ),
  port: (p) => (
    <Select
      label={words.port[p.form.lang]}
      value={String(p.action.port)}
      options={portIds.map((port) => ({ value: port as string, label: port }))}
      error={p.wrong('port')}
      onChange={(port) => p.set({ port })}
    />
  ),
  face: (p) => (
    <FaceSelect
      lang={p.form.lang}
      label={words.face[p.form.lang]}
      value={p.action.face as Face}
      error={p.wrong('face')}
      onChange={(face) => p.set({ face })}
    />
  ),
  card: (p) => (
    <Select
      label={words.card[p.form.lang]}
      value={String(p.action.card ?? '')}
      options={[
        ...(p.action.kind === 'advance' ? [{ value: '', label: words.noCargo[p.form.lang] }] : []),
        ...p.form.box.tradeCards.map(({ id }) => ({ value: id, label: id })),
        ...(p.action.kind === 'advance' ? [] : p.form.box.treasureCards.map(({ id }) => ({ value: id, label: id }))),
      ]}
      error={p.wrong('card')}
      onChange={(card) => p.set({ card: card === '' ? undefined : card })}
    />
  ),
  at: (p) => (
    <SquareField
      lang={p.form.lang}
      value={squareIn(p.action, 'at')}
      error={p.wrong('at')}
      onChange={(at) => p.set({ at })}
    />
  ),
  rot: (p) => {
    const face = faceOf(p);
    return (
      <Select
        label={words.rot[p.form.lang]}
        value={Number(p.action.rot ?? 0) as Rotation}
        options={looks(kindOf(face), p.form.box).map((rot) => ({
          value: rot,
          label: capital(laidInWords({ tile: face, rot }, p.form.lang, p.form.box)),
        }))}
        error={p.wrong('rot')}
        onChange={(rot) => p.set({ rot })}
      />
    );
  },
  ship: (p) => (
    <ShipField
      lang={p.form.lang}
      label={words.who2[p.form.lang]}
      value={p.action.ship}
      ships={shipsIn(p)}
      error={p.wrong('ship')}
      onChange={(ship) => p.set({ ship })}
    />
  ),
  shipKind: (p) => (
    <Select
      label={words.shipKind[p.form.lang]}
      value={String(p.action.piece)}
      options={shipKinds.map((kind) => ({ value: kind as string, label: capital(pieceName(kind, p.form.lang)) }))}
      error={p.wrong('piece')}
      onChange={(piece) => p.set({ piece })}
    />
  ),
  piece: (p) => (
    <Select
      label={words.sold[p.form.lang]}
      value={JSON.stringify(p.action.piece)}
      options={piecesIn(p.form.position, p.form.lang).map(({ value, name }) => ({
        value: JSON.stringify(value),
        label: name,
      }))}
      error={p.wrong('piece')}
      onChange={(piece) => p.set({ piece: JSON.parse(piece) as unknown })}
    />
  ),
  dir: (p) => (
    <HeadingSelect
      lang={p.form.lang}
      label={words.dir[p.form.lang]}
      value={(p.action.dir ?? 'N') as Direction}
      error={p.wrong('dir')}
      onChange={(dir) => p.set({ dir })}
    />
  ),
  turn: (p) => (
    <Segment
      label={words.toward[p.form.lang]}
      value={p.action.to === 'right' ? 'right' : 'left'}
      options={(['left', 'right'] as const).map((to) => ({ value: to, label: words[to][p.form.lang] }))}
      error={p.wrong('to')}
      onChange={(to) => p.set({ to })}
    />
  ),
  bonus: (p) => (
    <Toggle
      label={words.bonus[p.form.lang]}
      value={Number(p.action.bonus ?? 0) > 0}
      onChange={(on) => p.set({ bonus: on ? 1 : undefined })}
    />
  ),
  sum: (p) => (
    <Stepper
      lang={p.form.lang}
      label={words.sum[p.form.lang]}
      value={Number(p.action.sum ?? 1)}
      min={1}
      max={9999}
      error={p.wrong('sum')}
      onChange={(sum) => p.set({ sum })}
    />
  ),
  accept: (p) => (
    <Toggle
      label={words.accept[p.form.lang]}
      value={p.action.accept === true}
      onChange={(accept) => p.set({ accept })}
    />
  ),
  sell: (p) => (
    <SellField
      lang={p.form.lang}
      position={p.form.position}
      seat={Number(p.action.seat ?? 0)}
      value={listIn(p.action, 'sell')}
      error={p.wrong('sell')}
      onChange={(sell) => p.set({ sell })}
    />
  ),
  attempt: (p) => <Attempt proposal={p} />,
} as const satisfies Readonly<Record<string, (proposal: Proposal) => ComponentChildren>>;

type Name = keyof typeof names;

/** The fields of each kind of action, in the order of a sentence. */
const fieldsOf: Readonly<Record<ActionKind, readonly Name[]>> = {
  drawTile: ['seat'],
  layTile: ['seat', 'at', 'rot'],
  layPort: ['seat', 'at', 'rot'],
  returnTile: ['seat'],
  buyShip: ['seat', 'shipKind', 'at', 'sell'],
  buySailor: ['seat', 'at', 'sell'],
  load: ['seat', 'ship'],
  depart: ['seat', 'ship', 'dir', 'bonus'],
  advance: ['seat', 'ship', 'bonus', 'card'],
  rotate: ['seat', 'ship', 'turn', 'bonus'],
  walk: ['seat', 'at', 'dir'],
  attack: ['seat', 'ship', 'at'],
  bargain: ['seat', 'ship', 'at', 'sum'],
  answer: ['seat', 'accept', 'sell'],
  sell: ['seat', 'piece'],
  denounce: ['seat', 'attempt'],
  endTurn: ['seat'],
  dealPort: ['to', 'port'],
  tile: ['face'],
  card: ['card'],
  reveal: ['card'],
};

const moves = ['advance', 'rotate', 'depart'] as const;

/** The move of a ship that somebody points out. */
const Attempt = ({ proposal }: { proposal: Proposal }) => {
  const { lang } = proposal.form;
  const attempt = objectIn(proposal.action, 'attempt');
  const inner: Proposal = {
    ...proposal,
    action: attempt,
    set: (change) => proposal.set({ attempt: { ...attempt, ...change } }),
    wrong: (path) => proposal.wrong(`attempt.${path}`),
  };
  const kind = moves.find((one) => one === attempt.kind) ?? 'advance';
  return (
    <fieldset>
      <legend>{words.attempt[lang]}</legend>
      <Segment
        label={words.moveKind[lang]}
        value={kind}
        options={moves.map((one) => ({ value: one, label: actionNames[one][lang] }))}
        onChange={(one) => {
          const { to: _, dir: __, ...others } = attempt;
          const extra: Json = one === 'rotate' ? { to: 'left' } : one === 'depart' ? { dir: 'N' } : {};
          proposal.set({ attempt: { ...others, ...extra, kind: one } });
        }}
      />
      {fieldsOf[kind].map((name) => (
        <Fields key={name} name={name} proposal={inner} />
      ))}
    </fieldset>
  );
};

const Fields = ({ name, proposal }: { name: Name; proposal: Proposal }) => <>{names[name](proposal)}</>;

/** The kind of move and the fields it needs. */
export const ActionFields = ({ proposal, onKind }: { proposal: Proposal; onKind: (kind: string) => void }) => {
  const kind = proposal.action.kind as ActionKind;
  const { lang } = proposal.form;
  return (
    <div class="rows">
      <Select
        label={words.moveKind[lang]}
        value={kind}
        options={(Object.keys(fieldsOf) as ActionKind[]).map((one) => ({ value: one, label: actionNames[one][lang] }))}
        error={proposal.wrong('kind')}
        onChange={onKind}
      />
      {(fieldsOf[kind] ?? []).map((name) => (
        <Fields key={`${kind} ${name}`} name={name} proposal={proposal} />
      ))}
    </div>
  );
};
