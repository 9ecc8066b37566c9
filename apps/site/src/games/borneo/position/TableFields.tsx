import { seatLetter } from '@portolan/boards';
import { phaseName } from '@portolan/boards/borneo';
import { phases } from '@portolan/borneo';
import type { Seat } from '@portolan/core';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { isObject, listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import { ColumnsInput } from '../parts/columns.tsx';
import { seatOptions } from './choices.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

const seatText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

const seatFrom = (text: string): Seat | null => (text === '' ? null : Number(text));

const Done = ({ form }: { form: Form }) => {
  const { lang, position } = form;
  const turn = objectIn(position, 'turn');
  const set = (key: string, value: unknown) => {
    const next = withField(turn, key, value);
    form.set('turn', Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <details class="done-fold" open={Object.keys(turn).length > 0}>
      <summary>{words.done[lang]}</summary>
      <div class="rows">
        <Select
          label={words.doneMission[lang]}
          value={typeof turn.mission === 'string' ? turn.mission : ''}
          options={[
            { value: '', label: words.none[lang] },
            ...form.box.missions.map(({ id, vp }) => ({ value: id, label: `${id} (${vp})` })),
          ]}
          onChange={(id) => set('mission', id || undefined)}
          error={form.wrong('turn.mission')}
        />
        <Select
          label={words.doneCompany[lang]}
          value={typeof turn.company === 'string' ? turn.company : ''}
          options={[
            { value: '', label: words.none[lang] },
            { value: 'transfer', label: words.transfer[lang] },
            { value: 'attack', label: words.attack[lang] },
          ]}
          onChange={(what) => set('company', what || undefined)}
          error={form.wrong('turn.company')}
        />
        <Select
          label={words.donePort[lang]}
          value={seatText(turn.port)}
          options={[{ value: '', label: words.none[lang] }, ...['1', '2', '3'].map((n) => ({ value: n, label: n }))]}
          onChange={(port) => set('port', port === '' ? undefined : Number(port))}
          error={form.wrong('turn.port')}
        />
      </div>
    </details>
  );
};

const Options = ({ form }: { form: Form }) => {
  const { lang, position } = form;
  const options = objectIn(position, 'options');
  const toggle = (key: string, on: boolean) => {
    const next = withField(options, key, on || undefined);
    form.set('options', Object.keys(next).length > 0 ? next : undefined);
  };
  const edition = isObject(position.edition) ? position.edition : {};
  const free = edition.shipments === 'free';
  const setFree = (on: boolean) => {
    const next = withField(edition, 'shipments', on ? 'free' : undefined);
    form.set('edition', Object.keys(next).length > 0 ? next : undefined);
  };
  const wrong = form.wrong('options');
  return (
    <fieldset>
      <legend>{words.options[lang]}</legend>
      <Toggle
        label={words.fourMerchants[lang]}
        value={options.fourMerchants === true}
        onChange={(on) => toggle('fourMerchants', on)}
      />
      <Toggle
        label={words.blackbeard[lang]}
        value={options.blackbeard === true}
        onChange={(on) => toggle('blackbeard', on)}
      />
      <Toggle label={words.ownCards[lang]} value={free} onChange={setFree} />
      {wrong && <p class="err">{wrong}</p>}
    </fieldset>
  );
};

/** Who plays, by which variants, in which phase, whose turn it is. */
export const TableFields = ({ form }: { form: Form }) => {
  const { lang, position, seats } = form;
  const ship = position.pirateShip;
  return (
    <div class="rows">
      <Segment
        label={words.players[lang]}
        value={seats}
        options={[3, 4, 5].map((n) => ({ value: n, label: String(n) }))}
        onChange={(n) => form.set('seats', n)}
        error={form.wrong('seats')}
      />
      <Options form={form} />
      <Select
        label={words.phase[lang]}
        value={form.phase}
        options={phases.map((phase) => ({ value: phase as string, label: phaseName(phase, lang) }))}
        onChange={(phase) => form.set('phase', phase)}
        error={form.wrong('phase')}
      />
      <div class="pair">
        <Select
          label={words.active[lang]}
          value={seatText(position.active === undefined ? 0 : position.active)}
          options={seatOptions(seats, words.nobody[lang])}
          onChange={(text) => form.set('active', seatFrom(text))}
          error={form.wrong('active')}
        />
        <Select
          label={words.first[lang]}
          value={seatText(position.first ?? 0)}
          options={seatOptions(seats)}
          onChange={(text) => form.set('first', Number(text))}
          error={form.wrong('first')}
        />
      </div>
      {objectIn(position, 'options').blackbeard === true && (
        <Select
          label={words.ship[lang]}
          value={ship === undefined || ship === 'cove' ? 'cove' : seatText(ship)}
          options={[{ value: 'cove', label: words.cove[lang] }, ...seatOptions(seats)]}
          onChange={(where) => form.set('pirateShip', where === 'cove' ? 'cove' : Number(where))}
          error={form.wrong('pirateShip')}
        />
      )}
      <Done form={form} />
    </div>
  );
};

const Supply = ({ form }: { form: Form }) => {
  const { lang, seats } = form;
  const supply = form.table.position.supply ?? [];
  return (
    <fieldset>
      <legend>{words.supply[lang]}</legend>
      {Array.from({ length: seats }, (_, seat) => (
        <Stepper
          key={seatLetter(seat)}
          lang={lang}
          label={seatLetter(seat)}
          mark={<SeatToken seat={seat} size={26} />}
          value={supply[seat] ?? 0}
          min={0}
          max={9}
          onChange={(n) => form.set('supply', withEntry(supply, seat, n, 0))}
          error={form.wrong(`supply[${seat}]`)}
        />
      ))}
    </fieldset>
  );
};

/** The columns of the four companies; merchants still to be placed while there are any. */
export const CompanyFields = ({ form }: { form: Form }) => {
  const { lang, position, seats } = form;
  const columns = objectIn(position, 'companies') as Parameters<typeof ColumnsInput>[0]['value'];
  const gaps = objectIn(position, 'rulings')['fight-vacancy'] === 'leave-gap';
  const openEnded = objectIn(position, 'rulings')['company-full'] === 'open-ended';
  const wrong = form.wrong('companies');
  const placing = ['deal', 'reveal', 'first', 'place'].includes(form.phase) || listIn(position, 'supply').length > 0;
  return (
    <div class="rows">
      <ColumnsInput
        lang={lang}
        value={columns}
        seats={seats}
        spaces={form.box.spacesPerCompany}
        gaps={gaps}
        openEnded={openEnded}
        onChange={(value) => form.set('companies', value)}
      />
      {wrong && <p class="err">{wrong}</p>}
      {gaps && <p class="small">{fill(words.gaps[lang], {})}</p>}
      {placing && <Supply form={form} />}
    </div>
  );
};
