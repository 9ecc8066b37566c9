import { seatLetter } from '@portolan/boards';
import { type Phase, phases, type Step } from '@portolan/rotterdam';
import { colorInWords, phaseName } from '@portolan/rotterdam/rules';
import type { FunctionComponent } from 'preact';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import { FaceList } from '../parts/FaceList.tsx';
import { SeatField } from '../parts/fields.tsx';
import { rotterdamBook } from '../rulebook.ts';
import { Call } from './Call.tsx';
import { Draws } from './Draws.tsx';
import { numberOr, ofPhases, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { Result } from './Result.tsx';
import { Trade } from './Trade.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

/** The steps of a turn in each phase that has more than one. */
const stepsOf: Readonly<Partial<Record<Phase, readonly Step[]>>> = {
  launch: ['open', 'launched'],
  sail: ['choose', 'moving', 'after'],
  mission: ['open', 'fulfilled'],
};

const turnless: readonly Phase[] = ['setup', 'trade', 'over'];

/** Whose turn it is, and how far it has got. */
const Turn = ({ form }: Props) => {
  const { lang, position, seats, phase } = form;
  const steps = stepsOf[phase];
  const step = typeof position.step === 'string' ? position.step : position.call ? 'moving' : steps?.[0];
  return (
    <>
      {!turnless.includes(phase) && (
        <SeatField
          label={words.turn[lang]}
          value={numberOr(position.seat, numberOr(position.master, 0))}
          seats={seats}
          error={form.wrong('seat')}
          onChange={(seat) => form.set('seat', seat)}
        />
      )}
      {steps && (
        <Select
          label={words.step[lang]}
          value={String(step)}
          options={steps.map((one) => ({
            value: one as string,
            label: capital(words[one as keyof typeof words]?.[lang] ?? one),
          }))}
          error={form.wrong('step')}
          onChange={(one) => form.set('step', one)}
        />
      )}
    </>
  );
};

const Called = ({ form }: Props) => {
  const { lang, position, box } = form;
  return (
    <FaceList
      lang={lang}
      label={words.called[lang]}
      value={textsIn(position, 'called')}
      faces={box.colors.map((color) => ({ face: color, name: colorInWords(color, lang) }))}
      most={4}
      adds={words.addColor[lang]}
      error={form.wrong('called')}
      onChange={(called) => form.set('called', called.length > 0 ? called : undefined)}
    />
  );
};

/** Navigation cards due, by seat: the ships on anchors, unless somebody says so. */
const Due = ({ form }: Props) => {
  const { lang, position, seats, table } = form;
  const told = Array.isArray(position.due);
  const due = Array.from({ length: seats }, (_, seat) => numberOr(listIn(position, 'due')[seat], 0));
  return (
    <>
      <Toggle
        label={words.ownDue[lang]}
        value={told}
        onChange={(on) => form.set('due', on ? (table.position.due ?? due) : undefined)}
      />
      {told
        ? due.map((count, seat) => (
            <Stepper
              key={seatLetter(seat)}
              lang={lang}
              label={fill(words.due[lang], { seat: seatLetter(seat) })}
              value={count}
              min={0}
              max={9}
              error={form.wrong(`due[${seat}]`)}
              onChange={(next) => form.set('due', withEntry(due, seat, next, 0))}
            />
          ))
        : form.wrong('due') && <p class="err">{form.wrong('due')}</p>}
    </>
  );
};

/** What only some phases have. */
const ofPhase: Readonly<Partial<Record<Phase, FunctionComponent<Props>>>> = { anchor: Due, trade: Trade, over: Result };

/** Fields that do not go with the phase, which a link or a text brought: each can be taken out. */
const Misplaced = ({ form: { lang, problems, set } }: Props) => (
  <>
    {problems
      .filter(
        ({ path, code }) => (code === 'wrong-phase' || code === 'no-turn') && ofPhases.some((one) => one === path),
      )
      .map((problem) => (
        <div key={problem.path} class="err">
          <p>{rotterdamBook.problemText(problem, lang)}</p>
          <button type="button" class="btn btn-q" onClick={() => set(problem.path, undefined)}>
            {fill(words.dropField[lang], { field: problem.path })}
          </button>
        </div>
      ))}
  </>
);

const Variants = ({ form: { lang, position, set, wrong } }: Props) => {
  const variants = objectIn(position, 'variants');
  const change = (key: string, on: boolean): void => {
    const next = withField(variants, key, on || undefined);
    set('variants', Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset class={wrong('variants') ? 'is-bad' : undefined}>
      <legend>{words.variants[lang]}</legend>
      {(['safeHaven', 'openProducts'] as const).map((key) => (
        <Toggle key={key} label={words[key][lang]} value={variants[key] === true} onChange={(on) => change(key, on)} />
      ))}
      {wrong('variants') && <p class="err">{wrong('variants')}</p>}
    </fieldset>
  );
};

/** Who plays, when, and what is waited for. */
export const Moment = ({ form }: Props) => {
  const { lang, position, seats, phase } = form;
  const OfPhase = ofPhase[phase];
  const hasCall = position.call !== undefined && position.call !== null;
  return (
    <div class="rows">
      <Misplaced form={form} />
      <Segment
        label={words.players[lang]}
        value={seats as number}
        options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
        error={form.wrong('seats')}
        onChange={(count) => form.set('seats', count)}
      />
      <Stepper
        lang={lang}
        label={words.round[lang]}
        value={numberOr(position.round, 1)}
        min={1}
        max={999}
        error={form.wrong('round')}
        onChange={(round) => form.set('round', round)}
      />
      <SeatField
        label={words.master[lang]}
        value={numberOr(position.master, 0)}
        seats={seats}
        error={form.wrong('master')}
        onChange={(master) => form.set('master', master)}
      />
      <Select
        label={words.phase[lang]}
        value={phase as string}
        options={phases.map((one) => ({ value: one as string, label: phaseName(one, lang) }))}
        error={form.wrong('phase')}
        onChange={(one) => form.set('phase', one)}
      />
      <Turn form={form} />
      {phase === 'sail' && (hasCall || position.step === 'moving') && <Call form={form} />}
      {(phase === 'sail' || position.called !== undefined) && <Called form={form} />}
      {OfPhase && <OfPhase form={form} />}
      {(position.pending !== undefined || phase === 'setup' || form.wrong('pending')) && <Draws form={form} />}
      <Variants form={form} />
    </div>
  );
};
