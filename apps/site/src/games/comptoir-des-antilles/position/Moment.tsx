import { type Phase, phases } from '@portolan/comptoir-des-antilles';
import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import type { FunctionComponent } from 'preact';
import { Select, Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { SeatsChoice, SomeSeat } from '../parts/fields.tsx';
import { numberOr } from '../parts/play.ts';
import { comptoirBook } from '../rulebook.ts';
import { AuctionFields } from './AuctionFields.tsx';
import { activeIn } from './fields-of.ts';
import type { Form } from './form.ts';
import { Leaving } from './Leaving.tsx';
import { Outcome } from './Outcome.tsx';
import { ofPhases } from './phases.ts';
import { words } from './words.ts';

type Props = { readonly form: Form };

/** What only some phases have. */
const ofPhase: Readonly<Partial<Record<Phase, FunctionComponent<Props>>>> = {
  auction: AuctionFields,
  settle: Leaving,
  over: Outcome,
};

/** Fields that do not go with the phase, or that no position has, which a link or a text brought: each can be taken out. */
const Misplaced = ({ form: { lang, problems, wrong, set } }: Props) => (
  <>
    {problems
      .filter(
        ({ path, code }) =>
          (code === 'wrong-phase' && ofPhases.has(path)) || (code === 'unknown-field' && !/[.[]/.test(path)),
      )
      .map((problem) => (
        <div key={problem.path} class="err">
          <p>{wrong(problem.path) ?? comptoirBook.problemText(problem, lang)}</p>
          <button type="button" class="btn btn-q" onClick={() => set(problem.path, undefined)}>
            {fill(words.dropField[lang], { field: problem.path })}
          </button>
        </div>
      ))}
  </>
);

/** Who plays, when, who holds the slate, and what is waited for. */
export const Moment = ({ form }: Props) => {
  const { lang, position, seats, wrong, set } = form;
  const phase = form.phase as Phase;
  const OfPhase = ofPhase[phase];
  const first = numberOr(position.first, 0);
  const seat = { lang, seats };
  return (
    <div class="rows">
      <Misplaced form={form} />
      <SeatsChoice lang={lang} value={seats} error={wrong('seats')} onChange={(count) => set('seats', count)} />
      <Select
        label={words.phase[lang]}
        value={phase}
        options={phases.map((one) => ({ value: one, label: phaseName(one, lang) }))}
        error={wrong('phase')}
        onChange={(one) => set('phase', one)}
      />
      {OfPhase && <OfPhase form={form} />}
      <SomeSeat
        {...seat}
        label={words.active[lang]}
        value={activeIn(position)}
        error={wrong('active')}
        onChange={(one) => set('active', one)}
      />
      <SomeSeat
        {...seat}
        label={words.first[lang]}
        value={first}
        error={wrong('first')}
        onChange={(one) => set('first', one)}
      />
      <SomeSeat
        {...seat}
        label={words.slate[lang]}
        value={numberOr(position.slate, first)}
        error={wrong('slate')}
        onChange={(one) => set('slate', one)}
      />
      <Toggle label={words.left[lang]} value={position.left === true} onChange={(on) => set('left', on || undefined)} />
    </div>
  );
};
