import { seatLetter } from '@portolan/boards';
import { readShip } from '@portolan/boards/rotterdam';
import { shipName } from '@portolan/rotterdam/rules';
import { AddButton, Group, RemoveButton } from '../../../kit/controls/groups.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { CargoSelect, PlaceField, ShipField } from '../parts/fields.tsx';
import { shipsIn, textsIn } from './draft.ts';
import { fleetIds, freePlace, shipWritten, withShip } from './fleet.ts';
import type { Form } from './form.ts';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

const OneShip = ({ form, at, free }: { form: Form; at: number; free: readonly string[] }) => {
  const { lang, position, box } = form;
  const texts = textsIn(position, 'ships');
  const text = texts[at] ?? '';
  const ship = readShip(text);
  const set = (change: Partial<typeof ship>): void =>
    form.set(
      'ships',
      texts.map((old, i) => (i === at ? shipWritten({ ...ship, ...change }) : old)),
    );
  const drop = (): void =>
    form.set(
      'ships',
      texts.filter((_, i) => i !== at),
    );
  const known = /^\d[a-z]$/.test(ship.id);
  const name = known ? shipName(ship.id, lang) : text;
  return (
    <Group
      label={known ? capital(name) : fill(words.unreadable[lang], { text })}
      {...(known ? { mark: <SeatToken seat={ship.owner} /> } : {})}
      action={<RemoveButton label={fill(words.removeShip[lang], { ship: name })} onClick={drop} />}
    >
      <div class="rt-ship-row">
        <PlaceField
          lang={lang}
          label={words.position[lang]}
          value={ship.at}
          box={box}
          at={`ships[${at}]`}
          onChange={(place) => set({ at: place })}
        />
        <CargoSelect
          lang={lang}
          label={words.cargo[lang]}
          value={ship.cargo}
          box={box}
          onChange={(cargo) => set({ cargo })}
        />
      </div>
      {!fleetIds(box, form.seats).includes(ship.id) && (
        <ShipField lang={lang} label={words.ship[lang]} value={ship.id} ships={free} onChange={(id) => set({ id })} />
      )}
    </Group>
  );
};

/** All ships afloat. */
export const Ships = ({ lang, with: form }: PartProps) => {
  const { position, seats, box } = form;
  const texts = textsIn(position, 'ships');
  const ships = shipsIn(position);
  const free = fleetIds(box, seats).filter((id) => !ships.some((ship) => ship.id === id));
  const add = (id: string): void =>
    form.set('ships', withShip(texts, id, { at: freePlace(box, ships), cargo: box.materials[0]?.id ?? null }));
  return (
    <>
      {texts.map((text, i) => (
        <OneShip key={`${i} ${text.split('@')[0]}`} form={form} at={i} free={free} />
      ))}
      <div class="picks-row">
        {Array.from({ length: seats }, (_, seat) => {
          const next = free.find((id) => Number(id[0]) === seat);
          return (
            <AddButton
              key={seatLetter(seat)}
              label={fill(words.addShip[lang], { seat: seatLetter(seat) })}
              disabled={!next}
              onClick={() => next && add(next)}
            />
          );
        })}
      </div>
    </>
  );
};
