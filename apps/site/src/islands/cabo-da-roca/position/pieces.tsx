import { type Direction, shipKinds } from '@portolan/cabo-da-roca';
import { ownedShip } from '../../../boards/cabo-da-roca/names.ts';
import { seatLetter } from '../../../boards/seats.ts';
import { AddButton, Group, RemoveButton, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital, fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { isObject, listIn, objectIn, withField } from '../../position/json.ts';
import { HeadingSelect, portOptions } from '../parts/fields.tsx';
import { squareIn } from './draft.ts';
import { SeatField, SquareField } from './fields.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

const letters = { fishing: 'f', trade: 't', pirate: 'p' } as const;

/** All ships that a game for so many can have. */
export const fleetIds = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) =>
    shipKinds.flatMap((kind) =>
      kind === 'pirate' ? [`${seat}p`] : [`${seat}${letters[kind]}1`, `${seat}${letters[kind]}2`],
    ),
  ).flat();

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const Marks = ({
  form,
  id,
  ship,
  set,
}: {
  form: Form;
  id: string;
  ship: Json;
  set: (key: string, value: unknown) => void;
}) => {
  const { lang } = form;
  return (
    <details class="done-fold">
      <summary>{words.more[lang]}</summary>
      <div class="rows">
        {(['kept', 'fresh', 'advanced', 'rotated'] as const).map((key) => (
          <Stepper
            key={key}
            lang={lang}
            label={words[key][lang]}
            value={number(ship[key])}
            min={0}
            max={9}
            error={form.wrong(`ships.${id}.${key}`)}
            onChange={(n) => set(key, n || undefined)}
          />
        ))}
        {(['arrived', 'bought', 'stay', 'justLeft'] as const).map((key) => (
          <Toggle
            key={key}
            label={words[key][lang]}
            value={ship[key] === true}
            onChange={(on) => set(key, on || undefined)}
          />
        ))}
      </div>
    </details>
  );
};

const OneShip = ({ form, id }: { form: Form; id: string }) => {
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
      {!id.endsWith('p') && (
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
              options={portOptions}
              error={form.wrong(`ships.${id}.from`)}
              onChange={(port) => set('from', port)}
            />
          )}
        </div>
      )}
      <Marks form={form} id={id} ship={ship} set={set} />
    </Group>
  );
};

/** All ships in play. */
export const Ships = ({ form }: { form: Form }) => {
  const { lang, position, seats } = form;
  const ships = objectIn(position, 'ships');
  const free = fleetIds(seats).filter((id) => !(id in ships));
  const add = (id: string): void => form.set('ships', { ...ships, [id]: { at: [0, 0], heading: 'N' } });
  return (
    <>
      {Object.keys(ships).map((id) => (
        <OneShip key={id} form={form} id={id} />
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
      {Object.keys(ships).length > 0 && <Swap form={form} free={free} />}
    </>
  );
};

/** Another ship in the place of one: kind and owner are in its name. */
const Swap = ({ form, free }: { form: Form; free: readonly string[] }) => {
  const { lang, position } = form;
  const ships = objectIn(position, 'ships');
  const last = Object.keys(ships).at(-1) ?? '';
  return (
    <Select
      label={fill(words.swapShip[lang], { ship: ownedShip(last, lang) })}
      value={last}
      options={[last, ...free].map((id) => ({ value: id, label: capital(ownedShip(id, lang)) }))}
      onChange={(id) =>
        form.set('ships', { ...withField(ships, last, undefined), [id]: { ...objectIn(ships, last), cargo: null } })
      }
    />
  );
};

/** All sailors in play. */
export const Sailors = ({ form }: { form: Form }) => {
  const { lang, position, seats } = form;
  const sailors = listIn(position, 'sailors').map((sailor): Json => (isObject(sailor) ? sailor : {}));
  const set = (i: number, sailor: Json) =>
    form.set(
      'sailors',
      sailors.map((old, j) => (j === i ? sailor : old)),
    );
  return (
    <>
      {sailors.map((sailor, i) => (
        <Group
          key={`${i}-${sailors.length}`}
          label={fill(words.sailor[lang], { n: i + 1 })}
          mark={<SeatToken seat={number(sailor.owner)} />}
          action={
            <RemoveButton
              label={fill(words.removeSailor[lang], { n: i + 1 })}
              onClick={() =>
                form.set(
                  'sailors',
                  sailors.filter((_, j) => j !== i),
                )
              }
            />
          }
        >
          <SeatField
            label={words.owner[lang]}
            value={sailor.owner}
            seats={seats}
            error={form.wrong(`sailors[${i}].owner`)}
            onChange={(owner) => set(i, { ...sailor, owner })}
          />
          <SquareField
            lang={lang}
            value={squareIn(sailor, 'at')}
            error={form.wrong(`sailors[${i}].at`)}
            onChange={(at) => set(i, { ...sailor, at })}
          />
          <Toggle
            label={words.walked[lang]}
            value={sailor.moved === true}
            onChange={(on) => set(i, withField(sailor, 'moved', on || undefined))}
          />
        </Group>
      ))}
      <AddButton
        label={words.addSailor[lang]}
        onClick={() => form.set('sailors', [...sailors, { owner: 0, at: [0, 0] }])}
      />
    </>
  );
};
