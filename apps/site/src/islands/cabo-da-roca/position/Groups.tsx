import { type Phase, phases, rulingNames, shipKinds, stages } from '@portolan/cabo-da-roca';
import type { Rulings } from '@portolan/core';
import { phaseName, pieceName, stageName } from '../../../boards/cabo-da-roca/names.ts';
import { seatLetter } from '../../../boards/seats.ts';
import { Group, Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { Fold, Whole } from '../../position/Fold.tsx';
import { listIn, objectIn, withEntry, withField } from '../../position/json.ts';
import { FaceSelect, portOptions } from '../parts/fields.tsx';
import { TreasureValue } from '../score/fields.tsx';
import { SeatField, ShipField } from './fields.tsx';
import type { Form } from './form.ts';
import { Sailors, Ships } from './pieces.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

const number = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

/** Phases in which one ship is waited for, and the field that names it. */
const waited: Readonly<Partial<Record<Phase, string>>> = {
  pile: 'drawing',
  departing: 'departing',
  crossing: 'crossing',
  debt: 'stepping',
};

const Moment = ({ form }: Props) => {
  const { lang, position, seats } = form;
  const phase = form.phase as Phase;
  const field = waited[phase];
  return (
    <div class="rows">
      <Segment
        label={words.players[lang]}
        value={seats}
        options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
        error={form.wrong('seats')}
        onChange={(count) => form.set('seats', count)}
      />
      <Stepper
        lang={lang}
        label={words.round[lang]}
        value={number(position.round, 5)}
        min={1}
        max={200}
        error={form.wrong('round')}
        onChange={(round) => form.set('round', round)}
      />
      <SeatField
        label={words.active[lang]}
        value={position.active}
        seats={seats}
        error={form.wrong('active')}
        onChange={(seat) => form.set('active', seat)}
      />
      <Select
        label={words.phase[lang]}
        value={phase}
        options={phases.map((one) => ({ value: one, label: phaseName(one, lang) }))}
        error={form.wrong('phase')}
        onChange={(one) => form.set('phase', one)}
      />
      {phase === 'act' && (
        <Select
          label={words.stage[lang]}
          value={typeof position.stage === 'string' ? position.stage : 'free'}
          options={stages.map((one) => ({ value: one as string, label: capital(stageName(one, lang)) }))}
          error={form.wrong('stage')}
          onChange={(stage) => form.set('stage', stage)}
        />
      )}
      {phase === 'lay' && (
        <FaceSelect
          lang={lang}
          label={words.tile[lang]}
          value={(typeof position.tile === 'string' ? position.tile : 'sea') as 'sea'}
          error={form.wrong('tile')}
          onChange={(tile) => form.set('tile', tile)}
        />
      )}
      {field && (
        <ShipField
          lang={lang}
          label={words.waiting[lang]}
          value={position[field]}
          ships={Object.keys(objectIn(position, 'ships'))}
          error={form.wrong(field)}
          onChange={(ship) => form.set(field, ship || null)}
        />
      )}
      <Stepper
        lang={lang}
        label={words.used[lang]}
        value={number(position.used, 0)}
        min={0}
        max={9}
        error={form.wrong('used')}
        onChange={(used) => form.set('used', used)}
      />
      <Toggle label={words.final[lang]} value={position.final === true} onChange={(on) => form.set('final', on)} />
      <Whole wrongAll={form.wrongAll} paths={['debts', 'offer', 'winners', 'totals', 'ending']} />
    </div>
  );
};

const Player = ({ form, seat }: Props & { seat: number }) => {
  const { lang, position, seats } = form;
  // A list by seat is entered whole: what was not entered stands at what it means when left out.
  const entry = (key: string, value: unknown, filler: unknown): void => {
    const all = Array.from({ length: seats }, (_, i) => listIn(position, key)[i] ?? filler);
    form.set(key, withEntry<unknown>(all, seat, value, filler));
  };
  const gone = objectIn({ gone: listIn(position, 'gone')[seat] }, 'gone');
  const home = listIn(position, 'home')[seat];
  return (
    <Group label={fill(words.player[lang], { seat: seatLetter(seat) })} mark={<SeatToken seat={seat} />}>
      <div class="rows">
        <Stepper
          lang={lang}
          label={words.coins[lang]}
          value={number(listIn(position, 'coins')[seat], 100)}
          min={0}
          max={9999}
          error={form.wrong(`coins[${seat}]`)}
          onChange={(coins) => entry('coins', coins, 100)}
        />
        <Select
          label={words.home[lang]}
          value={typeof home === 'string' ? home : ''}
          options={[{ value: '', label: words.noPort[lang] }, ...portOptions]}
          error={form.wrong(`home[${seat}]`)}
          onChange={(port) => entry('home', port || null, null)}
        />
        {typeof home === 'string' && (
          <Toggle
            label={words.homeLaid[lang]}
            value={listIn(position, 'homeLaid')[seat] !== false}
            onChange={(on) => entry('homeLaid', on, true)}
          />
        )}
        <Toggle
          label={words.out[lang]}
          value={listIn(position, 'out')[seat] === true}
          onChange={(on) => entry('out', on, false)}
        />
        {shipKinds.map((kind) => (
          <Stepper
            key={kind}
            lang={lang}
            label={fill(words.sunk[lang], { piece: pieceName(kind, lang) })}
            value={number(gone[kind], 0)}
            min={0}
            max={2}
            error={form.wrong(`gone[${seat}].${kind}`)}
            onChange={(n) => entry('gone', withField(gone, kind, n || undefined), {})}
          />
        ))}
      </div>
    </Group>
  );
};

const Treasures = ({ form }: Props) => {
  const { lang, position } = form;
  const shown = objectIn(position, 'shown');
  return (
    <div class="pair">
      {(['island', 'wreck'] as const).map((type) => (
        <TreasureValue
          key={type}
          lang={lang}
          label={words[type][lang]}
          value={typeof shown[type] === 'number' ? shown[type] : null}
          onChange={(value) => form.set('shown', withField(shown, type, value ?? undefined))}
        />
      ))}
    </div>
  );
};

/** Everything that can be entered about a table, but the map. */
export const Groups = ({ form, hasProblem }: Props & { readonly hasProblem: (path: string) => boolean }) => {
  const { lang, position, seats } = form;
  const rulings = objectIn(position, 'rulings') as Rulings;
  return (
    <>
      <Fold title={words.table[lang]} open>
        <Moment form={form} />
      </Fold>
      <Fold title={words.ships[lang]} wrong={hasProblem('ships')} open>
        <Ships form={form} />
      </Fold>
      <Fold title={words.sailors[lang]} wrong={hasProblem('sailors')}>
        <Whole wrongAll={form.wrongAll} paths={['sailors']} />
        <Sailors form={form} />
      </Fold>
      <Fold title={words.players[lang]} wrong={['coins', 'home', 'homeLaid', 'out', 'gone'].some(hasProblem)} open>
        <Whole wrongAll={form.wrongAll} paths={['coins', 'home', 'homeLaid', 'out', 'gone']} />
        {Array.from({ length: seats }, (_, seat) => (
          <Player key={seat} form={form} seat={seat} />
        ))}
      </Fold>
      <Fold title={words.values[lang]} wrong={hasProblem('shown')}>
        <Whole wrongAll={form.wrongAll} paths={['shown', 'shown.island', 'shown.wreck', 'pile', 'discard', 'aside']} />
        <Treasures form={form} />
      </Fold>
      <TableReadings
        lang={lang}
        names={rulingNames}
        value={rulings}
        onChange={(next) => form.set('rulings', Object.keys(next).length > 0 ? next : undefined)}
      />
    </>
  );
};
