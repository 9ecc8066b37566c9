import { type Phase, phases, portIds, stages, type TileKind, tileKinds } from '@portolan/cabo-da-roca';
import { phaseName, portInWords, stageName, tileName } from '@portolan/cabo-da-roca/rules';
import type { FunctionComponent } from 'preact';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import { FaceSelect } from '../parts/fields.tsx';
import { caboBook } from '../rulebook.ts';
import { Debts } from './Debts.tsx';
import { numberOr, ofPhases } from './draft.ts';
import { SeatField, ShipField } from './fields.tsx';
import type { Form } from './form.ts';
import { ListField } from './lists.tsx';
import { OfferFields } from './OfferFields.tsx';
import { Result } from './Result.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

type ShipFieldName = 'drawing' | 'departing' | 'crossing' | 'stepping';

/** The ship that is waited for, in the phases that wait for one. */
const waitingFor = (field: ShipFieldName) => {
  const Waiting = ({ form }: Props) => (
    <ShipField
      lang={form.lang}
      label={words.waiting[form.lang]}
      value={form.position[field]}
      ships={Object.keys(objectIn(form.position, 'ships'))}
      error={form.wrong(field)}
      onChange={(ship) => form.set(field, ship || null)}
    />
  );
  return Waiting;
};

const Stage = ({ form: { lang, position, wrong, set } }: Props) => (
  <Select
    label={words.stage[lang]}
    value={typeof position.stage === 'string' ? position.stage : 'free'}
    options={stages.map((one) => ({ value: one as string, label: capital(stageName(one, lang)) }))}
    error={wrong('stage')}
    onChange={(stage) => set('stage', stage)}
  />
);

const Hand = ({ form: { lang, position, wrong, set } }: Props) => (
  <FaceSelect
    lang={lang}
    label={words.tile[lang]}
    value={(typeof position.tile === 'string' ? position.tile : 'sea') as 'sea'}
    error={wrong('tile')}
    onChange={(tile) => set('tile', tile)}
  />
);

/** Kinds of tiles that have been drawn this turn and have no place. */
const Returned = ({ form: { lang, position, wrong, set } }: Props) => (
  <ListField
    label={words.returned[lang]}
    value={listIn(position, 'returned')}
    options={tileKinds.map((kind: TileKind) => ({ value: kind, name: capital(tileName(kind, lang)) }))}
    error={wrong('returned')}
    onChange={(kinds) => set('returned', kinds.length > 0 ? kinds : undefined)}
  />
);

/** What only some phases have. */
const ofPhase: Readonly<Partial<Record<Phase, readonly FunctionComponent<Props>[]>>> = {
  act: [Stage],
  tile: [Returned],
  stack: [Returned],
  lay: [Hand, Returned],
  pile: [waitingFor('drawing')],
  departing: [waitingFor('departing')],
  crossing: [waitingFor('crossing')],
  debt: [waitingFor('stepping'), Debts],
  consent: [OfferFields],
  reveal: [Result],
  over: [Result],
};

/** Counts and marks of the final phase. */
const Final = ({ form }: Props) => {
  const { lang, position, table } = form;
  return (
    <>
      {(['idle', 'quiet', 'most'] as const).map((key) => (
        <Stepper
          key={key}
          lang={lang}
          label={words[key][lang]}
          value={numberOr(position[key], table.position[key] ?? 0)}
          min={0}
          max={99}
          error={form.wrong(key)}
          onChange={(n) => form.set(key, n)}
        />
      ))}
      {(['acted', 'progress'] as const).map((key) => (
        <Toggle
          key={key}
          label={words[key][lang]}
          value={position[key] === true}
          onChange={(on) => form.set(key, on || undefined)}
        />
      ))}
    </>
  );
};

/** What the active player has done this turn. */
const Done = ({ form }: Props) => {
  const { lang, position, table } = form;
  return (
    <details class="done-fold">
      <summary>{words.doneNow[lang]}</summary>
      <div class="rows">
        <Stepper
          lang={lang}
          label={words.allowance[lang]}
          value={numberOr(position.allowance, table.position.allowance ?? table.box.turn.actions)}
          min={0}
          max={9}
          error={form.wrong('allowance')}
          onChange={(n) => form.set('allowance', n)}
        />
        <ListField
          label={words.delivered[lang]}
          value={listIn(position, 'delivered')}
          options={portIds.map((port) => ({ value: port, name: portInWords(port, form.box) }))}
          error={form.wrong('delivered')}
          onChange={(ports) => form.set('delivered', ports.length > 0 ? ports : undefined)}
        />
      </div>
    </details>
  );
};

/** Fields that do not go with the phase, which a link or a text brought: each can be taken out. */
const Misplaced = ({ form: { lang, problems, set } }: Props) => (
  <>
    {problems
      .filter(({ path, code }) => code === 'wrong-phase' && ofPhases.has(path))
      .map((problem) => (
        <div key={problem.path} class="err">
          <p>{caboBook.problemText(problem, lang)}</p>
          <button type="button" class="btn btn-q" onClick={() => set(problem.path, undefined)}>
            {fill(words.dropField[lang], { field: problem.path })}
          </button>
        </div>
      ))}
  </>
);

/** Who plays, when, and what is waited for. */
export const Moment = ({ form }: Props) => {
  const { lang, position, seats } = form;
  const phase = form.phase as Phase;
  return (
    <div class="rows">
      <Misplaced form={form} />
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
        value={numberOr(position.round, 5)}
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
      {(ofPhase[phase] ?? []).map((Fields, i) => (
        <Fields key={`${phase} ${i}`} form={form} />
      ))}
      <Stepper
        lang={lang}
        label={words.used[lang]}
        value={numberOr(position.used, 0)}
        min={0}
        max={9}
        error={form.wrong('used')}
        onChange={(used) => form.set('used', used)}
      />
      <Done form={form} />
      <Toggle label={words.final[lang]} value={position.final === true} onChange={(on) => form.set('final', on)} />
      {form.wrong('final') && <p class="err">{form.wrong('final')}</p>}
      {position.final === true && <Final form={form} />}
    </div>
  );
};
