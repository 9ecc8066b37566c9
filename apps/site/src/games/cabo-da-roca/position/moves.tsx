import { kindOf } from '@portolan/boards/cabo-da-roca';
import type { ActionKind, Face, Rotation, ShipMove } from '@portolan/cabo-da-roca';
import { laidInWords } from '@portolan/cabo-da-roca/rules';
import { Segment, Select } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { capital } from '../../../kit/text.ts';
import { seat } from '../../../position/fields.tsx';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { actionNames } from '../example/kit.tsx';
import { looks } from '../parts/looks.ts';
import type { Form } from './form.ts';
import {
  Bonus,
  FaceField,
  listOf,
  type Named,
  type PartProps,
  piecesIn,
  SquarePart,
  shipAmong,
  tradeCards,
  treasureCards,
  Way,
} from './parts.tsx';
import { words } from './words.ts';

type Parts = FieldList<Json, Form>;

const Sell = listOf(({ position, lang }, { seat: who }) => piecesIn(position, lang, Number(who ?? 0)));

/** The face that is being laid: the tile in hand, or the home port. */
const faceOf = ({ kind, seat: who }: Json, { position, table }: Form): Face => {
  const face = kind === 'layPort' ? listIn(position, 'home')[Number(who ?? 0)] : (position.tile ?? table.position.tile);
  return (typeof face === 'string' ? face : 'sea') as Face;
};

/** How the face lies, told by its land. */
const Lie = ({ lang, path, label, value, onChange, whole, with: form }: PartProps) => {
  const tile = faceOf(whole, form);
  return (
    <Select
      label={label}
      value={Number(value ?? 0) as Rotation}
      options={looks(kindOf(tile), form.box).map((rot) => ({
        value: rot,
        label: capital(laidInWords({ tile, rot }, lang, form.box)),
      }))}
      at={path}
      onChange={onChange}
    />
  );
};

/** The piece that is sold: a ship by its id, a sailor by its square. */
const Sold = ({ lang, path, value, onChange, with: { position } }: PartProps) => (
  <Select
    label={words.sold[lang]}
    value={JSON.stringify(value)}
    options={piecesIn(position, lang).map((one) => ({ value: JSON.stringify(one.value), label: one.name }))}
    at={path}
    onChange={(piece) => onChange(JSON.parse(piece) as unknown)}
  />
);

const who = { at: 'seat', ...seat } as const;
const square = { at: 'at', as: SquarePart } as const;
const ship = { at: 'ship', ...shipAmong() } as const;
const laid: Parts = [who, square, { at: 'rot', as: Lie }];

const cards = (all: readonly Named[]) => all.map(({ value, name }) => ({ value: String(value), label: name }));

const card = {
  at: 'card',
  as: 'select',
  options: (_: Json, form: Form) => cards([...tradeCards(form), ...treasureCards(form)]),
} as const;

/** The moves of a ship; `in` is where they stand in another move. */
const shipMoves = (at = ''): Readonly<Record<ShipMove['kind'], Parts>> => {
  const [mover, moved, bonus] = [
    { ...who, at: `${at}seat` },
    { ...ship, at: `${at}ship` },
    { at: `${at}bonus`, as: Bonus },
  ];
  const aboard = {
    ...card,
    at: `${at}card`,
    options: (_: Json, form: Form) => [{ value: '', label: words.noCargo[form.lang] }, ...cards(tradeCards(form))],
  };
  return {
    advance: [mover, moved, bonus, aboard],
    rotate: [mover, moved, { at: `${at}to`, as: 'segment', or: 'left' }, bonus],
    depart: [mover, moved, { at: `${at}dir`, as: Way }, bonus],
  };
};

const ofShip = shipMoves();
const pointed = shipMoves('attempt.');

const kindIn = (attempt: Json): ShipMove['kind'] =>
  (Object.keys(pointed) as ShipMove['kind'][]).find((one) => one === attempt.kind) ?? 'advance';

/** Which move somebody points out; what only the other kinds have goes. */
const AttemptKind = ({ lang, whole, set }: PartProps) => {
  const attempt = objectIn(whole, 'attempt');
  return (
    <Segment
      label={words.moveKind[lang]}
      value={kindIn(attempt)}
      options={(Object.keys(pointed) as ShipMove['kind'][]).map((one) => ({
        value: one,
        label: actionNames[one][lang],
      }))}
      onChange={(kind) => {
        const { to: _, dir: __, ...others } = attempt;
        const extra: Json = kind === 'rotate' ? { to: 'left' } : kind === 'depart' ? { dir: 'N' } : {};
        set({ ...whole, attempt: { ...others, ...extra, kind } });
      }}
    />
  );
};

/** The fields of each kind of move, in the order of a sentence. */
export const moves: Readonly<Record<ActionKind, Parts>> = {
  drawTile: [who],
  layTile: laid,
  layPort: laid,
  returnTile: [who],
  buyShip: [who, { at: 'piece', as: 'select' }, square, { at: 'sell', as: Sell }],
  buySailor: [who, square, { at: 'sell', as: Sell }],
  load: [who, ship],
  depart: ofShip.depart,
  advance: ofShip.advance,
  rotate: ofShip.rotate,
  walk: [who, square, { at: 'dir', as: Way }],
  attack: [who, ship, square],
  bargain: [who, ship, square, { at: 'sum', min: 1 }],
  answer: [who, '*', { at: 'sell', as: Sell }],
  sell: [who, { at: 'piece', as: Sold }],
  denounce: [
    who,
    {
      group: words.attempt,
      of: (action: Json) => [{ at: 'attempt.kind', as: AttemptKind }, ...pointed[kindIn(objectIn(action, 'attempt'))]],
    },
  ],
  endTurn: [who],
  dealPort: [
    { at: 'to', ...seat, label: words.who },
    { at: 'port', as: 'select' },
  ],
  tile: [{ at: 'face', as: FaceField }],
  card: [card],
  reveal: [card],
};
