import { seatLetter } from '@portolan/boards';
import { type Direction, shipKinds } from '@portolan/cabo-da-roca';
import { ownedShip } from '@portolan/cabo-da-roca/rules';
import { AddButton, Group, RemoveButton, Select } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { HeadingSelect, portOptions } from '../parts/fields.tsx';
import { freeSquare, squareIn } from './draft.ts';
import { SquareField } from './fields.tsx';
import type { Form } from './form.ts';
import { ShipMarks } from './ShipMarks.tsx';
import { words } from './words.ts';

const letters = { fishing: 'f', trade: 't', pirate: 'p' } as const;

/** All ships that a game for so many can have. */
const fleetIds = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) =>
    shipKinds.flatMap((kind) =>
      kind === 'pirate' ? [`${seat}p`] : [`${seat}${letters[kind]}1`, `${seat}${letters[kind]}2`],
    ),
  ).flat();

const OneShip = ({ form, id, free }: { form: Form; id: string; free: readonly string[] }) => {
  const { lang, position } = form;
  const ships = objectIn(position, 'ships');
  const ship = objectIn(ships, id);
  const set = (key: string, value: unknown) => form.set('ships', { ...ships, [id]: withField(ship, key, value) });
  const cargo = typeof ship.cargo === 'string' ? ship.cargo : '';
  const name = ownedShip(id, lang);
  return (
    <Group
      label={capital(name)}
      mark={<SeatToken seat={Number(id[0])} />}
      action={
        <RemoveButton
          label={fill(words.removeShip[lang], { ship: name })}
          onClick={() => form.set('ships', withField(ships, id, undefined))}
        />
      }
    >
      <Select
        label={words.kindOfShip[lang]}
        value={id}
        options={[id, ...free].map((one) => ({ value: one, label: capital(ownedShip(one, lang)) }))}
        onChange={(next) => form.set('ships', renamed(ships, id, next))}
      />
      <SquareField
        lang={lang}
        value={squareIn(ship, 'at')}
        error={form.wrong(`ships.${id}.at`) ?? form.wrongAll(`ships.${id}`)}
        onChange={(at) => set('at', at)}
      />
      <HeadingSelect
        lang={lang}
        label={words.heading[lang]}
        value={(ship.heading ?? null) as Direction | null}
        moored={words.moored[lang]}
        error={form.wrong(`ships.${id}.heading`)}
        onChange={(heading) => set('heading', heading)}
      />
      {(!id.endsWith('p') || cargo !== '') && (
        <div class="pair">
          <Select
            label={words.cargo[lang]}
            value={cargo}
            options={[
              { value: '', label: words.noCargo[lang] },
              { value: '?', label: words.hiddenCargo[lang] },
              ...form.box.tradeCards.map((card) => ({
                value: card.id,
                label: `${card.id} ${form.box.goods.find((good) => good.id === card.good)?.[lang] ?? card.good}`,
              })),
            ]}
            error={form.wrong(`ships.${id}.cargo`)}
            onChange={(card) =>
              form.set('ships', {
                ...ships,
                [id]:
                  card === ''
                    ? withField(withField(ship, 'cargo', undefined), 'from', undefined)
                    : { ...ship, cargo: card, from: ship.from ?? 'A' },
              })
            }
          />
          {cargo !== '' && (
            <Select
              label={words.from[lang]}
              value={typeof ship.from === 'string' ? ship.from : 'A'}
              options={portOptions(form.box)}
              error={form.wrong(`ships.${id}.from`)}
              onChange={(port) => set('from', port)}
            />
          )}
        </div>
      )}
      <ShipMarks form={form} id={id} ship={ship} set={set} />
    </Group>
  );
};

/** Another ship of the same square: its owner and kind are in its name. A pirate carries nothing. */
const renamed = (ships: Json, id: string, next: string): Json =>
  Object.fromEntries(
    Object.entries(ships).map(([name, ship]) =>
      name === id
        ? [next, next.endsWith('p') ? withField(withField(ship as Json, 'cargo', undefined), 'from', undefined) : ship]
        : [name, ship],
    ),
  );

/** All ships in play. */
export const Ships = ({ form }: { form: Form }) => {
  const { lang, position, seats } = form;
  const ships = objectIn(position, 'ships');
  const free = fleetIds(seats).filter((id) => !(id in ships));
  const add = (id: string): void =>
    form.set('ships', { ...ships, [id]: { at: freeSquare(position, 'ship'), heading: 'N' } });
  return (
    <>
      {Object.keys(ships).map((id) => (
        <OneShip key={id} form={form} id={id} free={free} />
      ))}
      <div class="picks-row">
        {Array.from({ length: seats }, (_, seat) => {
          const next = free.find((id) => Number(id[0]) === seat);
          return (
            <AddButton
              key={seat}
              label={`${words.addShip[lang]} ${seatLetter(seat)}`}
              disabled={!next}
              onClick={() => next && add(next)}
            />
          );
        })}
      </div>
    </>
  );
};
