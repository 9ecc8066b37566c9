import { seatLetter } from '@portolan/boards';
import { missionInWords } from '@portolan/boards/borneo';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { IdListField } from '../../../position/IdListField.tsx';
import { isObject, listIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { CardListField } from './CardFields.tsx';
import { type Entries, entriesIn } from './draft.ts';
import type { Form } from './form.ts';
import { bySeat } from './PortFields.tsx';
import { words } from './words.ts';

const texts = (entries: Entries): string[] => entries.filter((entry): entry is string => typeof entry === 'string');

/** Harbor cards of the box as options. */
export const harborOptions = (form: Form) => form.box.harbors.map(({ id, name }) => ({ id, name }));

/** Mission tiles of the box as options. */
const missionOptions = (form: Form) =>
  form.box.missions.map((mission) => ({ id: mission.id, name: missionInWords(mission, form.lang) }));

const Hand = ({ form, seat }: { form: Form; seat: number }) => {
  const { lang, position, seats } = form;
  const hands = listIn(position, 'hands');
  const filled = form.table.position.hands ?? [];
  const given = Array.isArray(hands[seat]) ? (hands[seat] as Entries) : (filled[seat] ?? []);
  const change = (cards: Entries) => {
    const start = Array.from({ length: seats }, (_, i) => hands[i] ?? filled[i] ?? []);
    form.set('hands', bySeat(start, seats, seat, cards, []));
  };
  return (
    <CardListField
      lang={lang}
      label={words.hand[lang]}
      value={given}
      onChange={change}
      error={form.wrong(`hands[${seat}]`)}
    />
  );
};

const Store = ({ form, seat }: { form: Form; seat: number }) => {
  const { lang, position, seats } = form;
  const stores = listIn(position, 'warehouses');
  const store: Json = isObject(stores[seat]) ? stores[seat] : {};
  const change = (key: string, value: Entries) => {
    const next = withField(store, key, value.length > 0 ? value : undefined);
    form.set(
      'warehouses',
      Array.from({ length: seats }, (_, i) => (i === seat ? next : (stores[i] ?? {}))),
    );
  };
  const at = `warehouses[${seat}]`;
  return (
    <>
      <CardListField
        lang={lang}
        label={words.store[lang]}
        value={entriesIn(store, 'shipments')}
        onChange={(cards) => change('shipments', cards)}
        error={form.wrong(`${at}.shipments`)}
      />
      <IdListField
        label={words.storeHarbors[lang]}
        value={texts(entriesIn(store, 'harbors'))}
        options={harborOptions(form)}
        onChange={(ids) => change('harbors', ids)}
        error={form.wrong(`${at}.harbors`)}
      />
      <IdListField
        label={words.storeMissions[lang]}
        value={texts(entriesIn(store, 'missions'))}
        options={missionOptions(form)}
        onChange={(ids) => change('missions', ids)}
        error={form.wrong(`${at}.missions`)}
      />
    </>
  );
};

/** What one player holds: the hand, the warehouse with its spices, Harbor cards and Missions. */
export const PlayerFields = ({ form, seat }: { form: Form; seat: number }) => (
  <fieldset class="player-field">
    <legend>
      <span class="legend-seat">
        <SeatToken seat={seat} />
        {fill(words.player[form.lang], { seat: seatLetter(seat) })}
      </span>
    </legend>
    <div class="rows">
      <Hand form={form} seat={seat} />
      <Store form={form} seat={seat} />
    </div>
  </fieldset>
);

/** The Missions on offer and the piles: filled in as long as nobody says otherwise. */
export const PileFields = ({ form }: { form: Form }) => {
  const { lang, position } = form;
  const filled = form.table.position;
  const listOr = (key: string, other: readonly string[] | undefined): string[] =>
    position[key] === undefined ? [...(other ?? [])] : texts(entriesIn(position, key));
  return (
    <div class="rows">
      <IdListField
        label={words.row[lang]}
        value={listOr('missions', filled.missions)}
        options={missionOptions(form)}
        onChange={(ids) => form.set('missions', ids)}
        error={form.wrong('missions')}
      />
      <CardListField
        lang={lang}
        label={words.discard[lang]}
        value={entriesIn(position, 'discard')}
        onChange={(cards) => form.set('discard', cards.length > 0 ? cards : undefined)}
        error={form.wrong('discard')}
      />
      <CardListField
        lang={lang}
        label={words.pile[lang]}
        value={entriesIn(position, 'pile')}
        onChange={(cards) => form.set('pile', cards.length > 0 ? cards : undefined)}
        error={form.wrong('pile')}
      />
      <IdListField
        label={words.harborPile[lang]}
        value={listOr('harborPile', filled.harborPile)}
        options={harborOptions(form)}
        onChange={(ids) => form.set('harborPile', ids)}
        error={form.wrong('harborPile')}
      />
      <IdListField
        label={words.harborsOut[lang]}
        value={listOr('harborsOut', filled.harborsOut)}
        options={harborOptions(form)}
        onChange={(ids) => form.set('harborsOut', ids)}
        error={form.wrong('harborsOut')}
      />
    </div>
  );
};
