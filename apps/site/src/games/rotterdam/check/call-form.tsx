import { seatLetter } from '@portolan/boards';
import { readShip } from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import { type CallInput, type CallWish, callLabels } from '@portolan/rotterdam/checkers';
import { shipName } from '@portolan/rotterdam/rules';
import type { FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls/choices.tsx';
import { AddButton, Group, RemoveButton } from '../../../kit/controls/groups.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital, say } from '../../../kit/text.ts';
import { type AskedProps, Color, Player, PlayerCount } from '../parts/asked.tsx';
import { CargoSelect, PlaceField, ShipField } from '../parts/fields.tsx';
import { boxFrom } from '../parts/tables.ts';
import { fleetIds, freePlace, shipWritten } from '../position/fleet.ts';
import { withShips } from './call-ships.ts';

/** Ships and where they are; wishes for one that leaves go with it. */
const Ships = ({ lang, path, whole, onChange, with: { edition } }: AskedProps<readonly string[], CallInput>) => {
  const box = boxFrom(edition);
  const ships = whole.ships.map(readShip);
  const free = fleetIds(box, whole.seats).filter((id) => !ships.some((ship) => ship.id === id));
  const put = (at: number, text: string | undefined): void =>
    onChange(whole.ships.flatMap((old, i) => (i === at ? (text === undefined ? [] : [text]) : [old])));
  return (
    <>
      {ships.map((ship, i) => (
        <Group
          key={ship.id}
          label={capital(shipName(ship.id, lang))}
          mark={<SeatToken seat={ship.owner} />}
          action={
            <RemoveButton
              label={say(lang, `Retirer le ${shipName(ship.id, 'fr')}`, `Remove ${shipName(ship.id, 'en')}`)}
              onClick={() => put(i, undefined)}
            />
          }
        >
          <div class="rt-ship-row">
            <PlaceField
              lang={lang}
              label={say(lang, 'Position', 'Position')}
              value={ship.at}
              box={box}
              at={`${path}[${i}]`}
              onChange={(at) => put(i, shipWritten({ ...ship, at }))}
            />
            <CargoSelect
              lang={lang}
              label={say(lang, 'Cargaison', 'Cargo')}
              value={ship.cargo}
              box={box}
              onChange={(cargo) => put(i, shipWritten({ ...ship, cargo }))}
            />
          </div>
        </Group>
      ))}
      <div class="picks-row">
        {Array.from({ length: whole.seats }, (_, seat) => {
          const next = free.find((id) => Number(id[0]) === seat);
          return (
            <AddButton
              key={seatLetter(seat)}
              label={say(lang, `navire ${seatLetter(seat)}`, `ship ${seatLetter(seat)}`)}
              disabled={!next}
              onClick={() =>
                next && onChange([...whole.ships, shipWritten({ id: next, at: freePlace(box, ships), cargo: null })])
              }
            />
          );
        })}
      </div>
    </>
  );
};

const FIRST = '';

/** Which ways a ship has through channels of the color. */
const waysOf = (box: Edition, { color, ships }: CallInput, id: string): string[] => {
  const at = ships.map(readShip).find((ship) => ship.id === id)?.at;
  return box.channels.filter((one) => one.from === at && one.color === color).map(({ to }) => to);
};

/** What the owners want, in the order in which they try their ships. */
const Wishes = ({
  lang,
  label,
  path,
  value: wishes = [],
  whole,
  onChange,
  with: { edition },
}: AskedProps<readonly CallWish[] | undefined, CallInput>) => {
  const box = boxFrom(edition);
  const ids = whole.ships.map((text) => readShip(text).id);
  const left = ids.filter((id) => waysOf(box, whole, id).length > 0 && !wishes.some(({ ship }) => ship === id));
  const set = (at: number, wish: CallWish | undefined): void => {
    const next = wishes.flatMap((old, i) => (i === at ? (wish ? [wish] : []) : [old]));
    onChange(next.length > 0 ? next : undefined);
  };
  const labelOf = (field: keyof CallWish, n: number): string =>
    `${n}. ${callLabels.labels[`wishes[].${field}`]?.[lang] ?? field}`;
  return (
    <Group
      label={label}
      action={
        <AddButton
          label={say(lang, 'choix', 'choice')}
          disabled={left.length === 0}
          onClick={() => left[0] && onChange([...wishes, { ship: left[0] }])}
        />
      }
    >
      {wishes.length === 0 && (
        <p class="small">
          {say(
            lang,
            'Sans choix, chaque navire prend le premier canal libre.',
            'Without a choice, each ship takes the first free channel.',
          )}
        </p>
      )}
      {wishes.map(({ ship, to }, i) => {
        const n = i + 1;
        const ways = [...new Set([...waysOf(box, whole, ship), ...(to ? [to] : [])])];
        return (
          <div key={ship} class="rt-wish">
            <ShipField
              lang={lang}
              label={labelOf('ship', n)}
              value={ship}
              ships={ids.filter((id) => id === ship || left.includes(id))}
              at={`${path}[${i}].ship`}
              onChange={(next) => set(i, { ship: next })}
            />
            <Select
              label={labelOf('to', n)}
              value={to ?? FIRST}
              options={[
                { value: FIRST, label: say(lang, 'premier canal libre', 'first free channel') },
                ...ways.map((one) => ({ value: one, label: one })),
              ]}
              at={`${path}[${i}].to`}
              onChange={(next) => set(i, next === FIRST ? { ship } : { ship, to: next })}
            />
            <RemoveButton
              label={say(lang, `Retirer le choix ${n}`, `Remove choice ${n}`)}
              onClick={() => set(i, undefined)}
            />
          </div>
        );
      })}
    </Group>
  );
};

/** Ships of players who are gone, and choices for them, leave; so do callers. */
const reseated = (input: CallInput, seats: CallInput['seats'], box: Edition): CallInput => {
  const fleet = fleetIds(box, seats);
  const left = withShips(
    input,
    input.ships.filter((text) => fleet.includes(readShip(text).id)),
  );
  return { ...left, seats, caller: Math.min(input.caller, seats - 1) };
};

/** Who calls which color, the ships, and what their owners want. */
const fields: FieldList<CallInput, FieldsAbout> = [
  { at: 'color', as: Color },
  { at: 'seats', as: PlayerCount },
  { at: 'caller', as: Player },
  { at: 'ships', as: Ships },
  { at: 'wishes', as: Wishes },
];

/** What hangs on who plays and which ships there are. */
const changed = (input: CallInput, path: string, { edition }: FieldsAbout): CallInput => {
  if (path === 'seats') return reseated(input, input.seats, boxFrom(edition));
  return path === 'ships' ? withShips(input, input.ships) : input;
};

export default { fields, changed };
