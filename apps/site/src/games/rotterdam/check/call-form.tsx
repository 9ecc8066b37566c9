import { seatLetter } from '@portolan/boards';
import { readShip } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { CallInput, CallWish } from '@portolan/rotterdam/checkers';
import { shipName } from '@portolan/rotterdam/rules';
import type { FormProps } from '../../../check/module.ts';
import { AddButton, Group, RemoveButton, Segment, Select } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { capital, say } from '../../../kit/text.ts';
import { CargoSelect, ColorField, PlaceField, ShipField } from '../parts/fields.tsx';
import { boxFrom } from '../parts/tables.ts';
import { fleetIds, freePlace, shipWritten } from '../position/draft.ts';

type Props = FormProps<CallInput>;

/** An input without wishes for ships that are not there. */
export const withShips = (input: CallInput, ships: readonly string[]): CallInput => {
  const { wishes, ...others } = input;
  const left = wishes?.filter(({ ship }) => ships.some((text) => readShip(text).id === ship)) ?? [];
  return { ...others, ships, ...(left.length > 0 ? { wishes: left } : {}) };
};

const withWishes = (input: CallInput, next: readonly CallWish[]): CallInput => {
  const { wishes: _, ...others } = input;
  return next.length > 0 ? { ...others, wishes: next } : others;
};

const Ships = ({ lang, input, onChange, problemAt, box }: Props & { readonly box: Edition }) => {
  const ships = input.ships.map(readShip);
  const free = fleetIds(box, input.seats).filter((id) => !ships.some((ship) => ship.id === id));
  const put = (at: number, text: string | undefined): void =>
    onChange(
      withShips(
        input,
        input.ships.flatMap((old, i) => (i === at ? (text === undefined ? [] : [text]) : [old])),
      ),
    );
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
              error={problemAt(`ships[${i}]`)}
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
        {Array.from({ length: input.seats }, (_, seat) => {
          const next = free.find((id) => Number(id[0]) === seat);
          return (
            <AddButton
              key={seatLetter(seat)}
              label={say(lang, `navire ${seatLetter(seat)}`, `ship ${seatLetter(seat)}`)}
              disabled={!next}
              onClick={() =>
                next &&
                onChange(
                  withShips(input, [...input.ships, shipWritten({ id: next, at: freePlace(box, ships), cargo: null })]),
                )
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
const Wishes = ({ lang, input, onChange, problemAt, box }: Props & { readonly box: Edition }) => {
  const wishes = input.wishes ?? [];
  const ids = input.ships.map((text) => readShip(text).id);
  const left = ids.filter((id) => waysOf(box, input, id).length > 0 && !wishes.some(({ ship }) => ship === id));
  const set = (at: number, wish: CallWish | undefined): void =>
    onChange(
      withWishes(
        input,
        wishes.flatMap((old, i) => (i === at ? (wish ? [wish] : []) : [old])),
      ),
    );
  return (
    <Group
      label={say(lang, 'Ce que veulent les propriétaires, dans l’ordre', 'What the owners want, in order')}
      action={
        <AddButton
          label={say(lang, 'choix', 'choice')}
          disabled={left.length === 0}
          onClick={() => left[0] && onChange(withWishes(input, [...wishes, { ship: left[0] }]))}
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
        const ways = [...new Set([...waysOf(box, input, ship), ...(to ? [to] : [])])];
        return (
          <div key={ship} class="rt-wish">
            <ShipField
              lang={lang}
              label={say(lang, `${n}. Navire`, `${n}. Ship`)}
              value={ship}
              ships={ids.filter((id) => id === ship || left.includes(id))}
              error={problemAt(`wishes[${i}].ship`)}
              onChange={(next) => set(i, { ship: next })}
            />
            <Select
              label={say(lang, `${n}. Où`, `${n}. Where`)}
              value={to ?? FIRST}
              options={[
                { value: FIRST, label: say(lang, 'premier canal libre', 'first free channel') },
                ...ways.map((one) => ({ value: one, label: one })),
              ]}
              error={problemAt(`wishes[${i}].to`)}
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

const countOf = (lang: Lang) => say(lang, 'Joueurs', 'Players');

/** Who calls which color, the ships, and what their owners want. */
export const CallForm = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const box = boxFrom(edition);
  return (
    <>
      <ColorField
        lang={lang}
        label={say(lang, 'Couleur annoncée', 'Color called')}
        value={input.color}
        box={box}
        error={problemAt('color')}
        onChange={(color) => onChange({ ...input, color })}
      />
      <Segment
        label={countOf(lang)}
        value={input.seats as number}
        options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
        error={problemAt('seats')}
        onChange={(count) => onChange(reseated(input, count as CallInput['seats'], box))}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui annonce', 'Who calls')}
        name="call-caller"
        value={input.caller}
        seats={input.seats}
        onChange={(caller) => onChange({ ...input, caller })}
      />
      {problemAt('caller') && <p class="err">{problemAt('caller')}</p>}
      <Ships {...props} box={box} />
      <Wishes {...props} box={box} />
    </>
  );
};
