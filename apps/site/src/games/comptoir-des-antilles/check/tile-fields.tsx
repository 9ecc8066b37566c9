import type { TileId } from '@portolan/comptoir-des-antilles';
import type { TileInput, TileMoment } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import type { FieldsAbout } from '../../../check/module.ts';
import { Toggle } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { type AskedProps, Counters, enterCounters, ListedPlayer, Player, PlayerCount } from '../parts/asked.tsx';
import { boxOf, FIGURE } from '../parts/cards.ts';
import { Folded, START, TileSelect } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { QuayFields, quayLine, ShipFields } from '../parts/QuayFields.tsx';
import { EMPTY, laidOf, laidText, newShip, reseatedQuay } from '../parts/quay-text.ts';

const MOST_OTHERS: Readonly<Record<TileMoment, number>> = {
  before: 3,
  between: 3,
  after: 3,
  order: 1,
  payment: 2,
  refill: 2,
};

type TileAsked<Value> = AskedProps<Value, TileInput>;

const Tile = ({ lang, label, path, value, onChange, with: { edition } }: TileAsked<TileId>) => (
  <TileSelect
    lang={lang}
    box={boxOf(edition)}
    label={label}
    value={value}
    at={path}
    onChange={(tile) => tile && onChange(tile)}
  />
);

/** Who plays the tile; where it is their turn, the turn goes with them. */
const Playing = ({ whole, set, value, ...field }: TileAsked<Seat>) => (
  <Player
    {...field}
    value={value}
    whole={whole}
    onChange={(seat) =>
      set({ ...whole, seat, ...(whole.active === value || whole.active === undefined ? { active: seat } : {}) })
    }
  />
);

/** The ship that the tile is laid before, or an empty quay. */
const Aim = ({ lang, label, path, value, problem, whole, onChange, with: { edition } }: TileAsked<string>) => {
  const box = boxOf(edition);
  return (
    <fieldset class={problem ? 'is-bad' : undefined}>
      <legend>{label}</legend>
      <Wrong at={path} label={label} />
      <div class="rows">
        <Toggle
          label={say(lang, 'Le quai est vide', 'The quay is empty')}
          value={value === EMPTY}
          onChange={(on) => onChange(on ? EMPTY : laidText(newShip(box)))}
        />
        {value !== EMPTY && (
          <ShipFields
            lang={lang}
            box={box}
            value={laidOf(value) ?? newShip(box)}
            seats={whole.seats}
            bare
            onChange={(laid) => onChange(laidText(laid))}
          />
        )}
      </div>
    </fieldset>
  );
};

/** The tile is theirs unless it is said not to be. */
const Owned = ({ label, path, value, onChange }: TileAsked<boolean>) => (
  <Toggle label={label} value={value} at={path} onChange={onChange} />
);

/** Ships at the next quays, as many as the moment leaves room for. */
const Others = ({
  lang,
  label,
  path,
  value: given = [],
  problem,
  whole,
  onChange,
  with: { edition },
}: TileAsked<readonly string[] | undefined>) => {
  const box = boxOf(edition);
  const room = MOST_OTHERS[whole.moment];
  const quays = Array.from({ length: Math.max(room, given.length) }, (_, i) => given[i] ?? EMPTY);
  const set = (at: number, text: string): void => {
    const all = quays.map((old, i) => (i === at ? text : old));
    const last = all.findLastIndex((one) => one !== EMPTY);
    onChange(last < 0 ? undefined : all.slice(0, last + 1));
  };
  return (
    <Folded title={label} wrong={problem !== undefined}>
      <Wrong at={path} label={label} />
      {quays.map((text, i) => (
        <Folded key={i} title={quayLine((i + 2) as 2 | 3 | 4, text, box, lang)}>
          <QuayFields lang={lang} box={box} value={text} seats={whole.seats} onChange={(next) => set(i, next)} />
        </Folded>
      ))}
    </Folded>
  );
};

const fields: FieldList<TileInput, FieldsAbout> = [
  { at: 'tile', as: Tile },
  { at: 'seat', as: Playing, or: 0 },
  { at: 'moment', as: 'select' },
  { at: 'ship', as: Aim },
  { at: 'active', as: ListedPlayer, or: ({ seat = 0 }: TileInput) => seat },
  { class: '', of: [{ at: 'owned', as: Owned, or: true }, '*'] },
  { at: 'commission', or: FIGURE },
  { at: 'premiums', as: Counters, label: enterCounters },
  { at: 'others', as: Others },
  { at: 'seats', as: PlayerCount },
];

/** Who left is named nowhere and has nothing aboard. */
const changed = (input: TileInput, path: string): TileInput => {
  if (path !== 'seats') return input;
  const { seats, seat, active, ship, others, premiums } = input;
  return {
    ...input,
    ship: reseatedQuay(ship, seats),
    ...(seat === undefined ? {} : { seat: Math.min(seat, seats - 1) }),
    ...(active === undefined ? {} : { active: Math.min(active, seats - 1) }),
    ...(others ? { others: others.map((text) => reseatedQuay(text, seats)) } : {}),
    ...(premiums ? { premiums: seatNumbers(seats).map((at) => premiums[at] ?? START) } : {}),
  };
};

export default { fields, changed };
