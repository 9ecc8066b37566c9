import { type NavigationId, navigationIds } from '@portolan/rotterdam';
import type { FunctionComponent } from 'preact';
import { Segment, Select } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { BaseProposal } from '../../../position/editor-game.ts';
import { CargoField, NavigationField, PlaceField, ShipField, withOdd } from '../parts/fields.tsx';
import { fleetIds, shipsIn, textOr, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { cardUse } from './proposal.ts';
import { words } from './words.ts';

type Props = { readonly proposal: BaseProposal<Form> };

const starts = ({ box }: Form): string[] => box.positions.flatMap(({ id, start }) => (start ? [id] : []));

/** The start on which a ship is put. */
export const Start = ({ proposal: { form, action, set, wrong } }: Props) => (
  <PlaceField
    lang={form.lang}
    label={words.start[form.lang]}
    value={textOr(action.start, '')}
    box={form.box}
    places={starts(form)}
    error={wrong('start')}
    onChange={(start) => set({ start })}
  />
);

/** What is loaded. */
export const Cargo = ({ proposal: { form, action, set, wrong } }: Props) => (
  <CargoField
    lang={form.lang}
    label={words.cargo[form.lang]}
    value={typeof action.cargo === 'string' ? action.cargo : null}
    box={form.box}
    error={wrong('cargo')}
    onChange={(cargo) => set({ cargo })}
  />
);

/** A ship of the game, under one name of the action. */
const shipAt = (name: string, label: keyof typeof words) => {
  const Ship = ({ proposal: { form, action, set, wrong } }: Props) => (
    <ShipField
      lang={form.lang}
      label={words[label][form.lang]}
      value={textOr(action[name], '')}
      ships={fleetIds(form.box, form.seats)}
      error={wrong(name)}
      onChange={(ship) => set({ [name]: ship })}
    />
  );
  return Ship;
};

const Target = shipAt('ship', 'target');
const Robbed = shipAt('from', 'target');
const Receiver = shipAt('to', 'receives');

/** The ship that an action is about. */
export const Ship = shipAt('ship', 'ship');

/** The two ships whose cargoes change places. */
const Pair = ({ proposal: { form, action, set, wrong } }: Props) => {
  const [a = '', b = ''] = textsIn(action, 'ships');
  const fleet = fleetIds(form.box, form.seats);
  const { lang } = form;
  return (
    <>
      <ShipField
        lang={lang}
        label={words.target[lang]}
        value={a}
        ships={fleet}
        error={wrong('ships[0]') ?? wrong('ships')}
        onChange={(next) => set({ ships: [next, b] })}
      />
      <ShipField
        lang={lang}
        label={words.other[lang]}
        value={b}
        ships={fleet}
        error={wrong('ships[1]')}
        onChange={(next) => set({ ships: [a, next] })}
      />
    </>
  );
};

/** The way back: one position after the other, as far as the card says. */
const Path = ({ proposal: { form, action, set, wrong } }: Props) => {
  const { lang, box, position } = form;
  const path = textsIn(action, 'path');
  const most = action.card === 'heavy-storm' ? 2 : 1;
  const from = shipsIn(position).find(({ id }) => id === action.ship)?.at;
  return (
    <>
      {Array.from({ length: Math.max(path.length, Math.min(most, path.length + 1)) }, (_, i) => {
        const before = i === 0 ? from : path[i - 1];
        const behind = box.channels.filter(({ to }) => to === before).map((channel) => channel.from);
        return (
          <Select
            key={i}
            label={fill(words.back[lang], { n: i + 1 })}
            value={path[i] ?? ''}
            options={withOdd(
              [{ value: '', label: words.stop[lang] }, ...behind.map((id) => ({ value: id, label: id }))],
              path[i] ?? '',
            )}
            error={wrong(`path[${i}]`) ?? (i === 0 ? wrong('path') : undefined)}
            onChange={(place) => set({ path: [...path.slice(0, i), ...(place === '' ? [] : [place])] })}
          />
        );
      })}
    </>
  );
};

/** The thief's unit goes to a ship afloat, or to one of the reserve at a start. */
const Thief = ({ proposal }: Props) => {
  const { form, action, set } = proposal;
  const { lang, box } = form;
  const launches = action.start !== undefined;
  return (
    <>
      <Robbed proposal={proposal} />
      <Segment
        label={words.receives[lang]}
        value={launches ? 'start' : 'to'}
        options={[
          { value: 'to', label: words.ownShip[lang] },
          { value: 'start', label: words.newShip[lang] },
        ]}
        onChange={(which) =>
          which === 'to'
            ? set({ to: `${action.seat ?? 0}a`, start: undefined })
            : set({ start: starts({ ...form, box })[0], to: undefined })
        }
      />
      {launches ? <Start proposal={proposal} /> : <Receiver proposal={proposal} />}
    </>
  );
};

/** What the use of each card needs to know. */
const usesOf: Readonly<Partial<Record<NavigationId, readonly FunctionComponent<Props>[]>>> = {
  'turn-of-luck': [Pair],
  'extra-cargo': [Start, Cargo],
  setback: [Target, Path],
  'heavy-storm': [Target, Path],
  'cargo-thief': [Thief],
  'port-police': [Target],
};

/** A Navigation card, and what its use needs to know. */
export const CardUse = ({ proposal }: Props) => {
  const { form, action, set, wrong } = proposal;
  const card = navigationIds.find((one) => one === action.card) ?? 'joker';
  const use = (next: NavigationId): void => {
    const old = Object.fromEntries(
      ['ships', 'ship', 'path', 'start', 'cargo', 'from', 'to'].map((name) => [name, undefined]),
    );
    set({ ...old, ...cardUse(next, Number(action.seat ?? 0), form.table) });
  };
  return (
    <>
      <NavigationField
        lang={form.lang}
        label={words.card[form.lang]}
        value={card}
        error={wrong('card')}
        onChange={use}
      />
      {(usesOf[card] ?? []).map((Fields, i) => (
        <Fields key={`${card} ${i}`} proposal={proposal} />
      ))}
    </>
  );
};
