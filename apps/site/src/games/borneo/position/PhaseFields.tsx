import { seatLetter } from '@portolan/boards';
import { companies, companyName } from '@portolan/boards/borneo';
import { AddButton, RemoveButton, Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { isObject, listIn, objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { CardListField } from './CardFields.tsx';
import { CompanyChoice, companyValue, PortChoice, seatOptions } from './choices.tsx';
import { entriesIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

const number = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

const FightFields = ({ form }: { form: Form }) => {
  const { lang } = form;
  const fight = { company: 'red', attacker: 2, defender: 1, attack: [], ...objectIn(form.position, 'fight') } as Json;
  const set = (key: string, value: unknown) => form.set('fight', withField(fight, key, value));
  const answered = fight.defense !== undefined;
  return (
    <fieldset>
      <legend>{words.fight[lang]}</legend>
      <div class="rows">
        <CompanyChoice
          form={form}
          label={words.company[lang]}
          value={companyValue(fight.company)}
          onChange={(company) => set('company', company)}
          error={form.wrong('fight.company')}
        />
        <Stepper
          lang={lang}
          label={words.attackerRank[lang]}
          value={number(fight.attacker, 2)}
          min={1}
          max={15}
          onChange={(rank) => set('attacker', rank)}
          error={form.wrong('fight.attacker')}
        />
        <Stepper
          lang={lang}
          label={words.defenderRank[lang]}
          value={number(fight.defender, 1)}
          min={1}
          max={15}
          onChange={(rank) => set('defender', rank)}
          error={form.wrong('fight.defender')}
        />
        <CardListField
          lang={lang}
          label={words.attackCards[lang]}
          value={entriesIn(fight, 'attack')}
          onChange={(cards) => set('attack', cards)}
          error={form.wrong('fight.attack')}
        />
        <Toggle label={words.answered[lang]} value={answered} onChange={(on) => set('defense', on ? [] : undefined)} />
        {answered && (
          <CardListField
            lang={lang}
            label={words.defenseCards[lang]}
            value={entriesIn(fight, 'defense')}
            onChange={(cards) => set('defense', cards)}
            error={form.wrong('fight.defense')}
          />
        )}
      </div>
    </fieldset>
  );
};

const clauseOf = (kind: unknown): string => (kind === 'shared' ? 'shared.first-merchants' : 'monopoly.rank-order');

const PickFields = ({
  form,
  pick,
  at,
  set,
  drop,
}: {
  form: Form;
  pick: Json;
  at: number;
  set: (pick: Json) => void;
  drop: () => void;
}) => {
  const { lang } = form;
  const name = fill(words.pick[lang], { n: at + 1 });
  const path = `distribution.picks[${at}]`;
  return (
    <fieldset class="pick-field" aria-label={name}>
      <Select
        label={words.who[lang]}
        value={String(pick.seat ?? 0)}
        options={seatOptions(form.seats)}
        onChange={(seat) => set({ ...pick, seat: Number(seat) })}
        error={form.wrong(`${path}.seat`)}
      />
      <Select
        label={words.company[lang]}
        value={companyValue(pick.company)}
        options={companies.map((company) => ({ value: company, label: companyName(company, lang) }))}
        onChange={(company) => set({ ...pick, company })}
        error={form.wrong(`${path}.company`)}
      />
      <Select
        label={words.rankOf[lang]}
        value={String(pick.rank ?? 1)}
        options={Array.from({ length: 15 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
        onChange={(rank) => set({ ...pick, rank: Number(rank) })}
        error={form.wrong(`${path}.rank`)}
      />
      <RemoveButton label={fill(words.removePick[lang], { n: at + 1 })} onClick={drop} />
    </fieldset>
  );
};

/** A distribution of which only the picks to come are known. */
const PicksFields = ({ form, share, set }: { form: Form; share: Json; set: (share: Json) => void }) => {
  const { lang } = form;
  const picks = listIn(share, 'picks').map((pick): Json => (isObject(pick) ? pick : {}));
  const setPicks = (next: readonly Json[]) => set({ ...share, picks: next });
  return (
    <>
      <Segment
        label={words.kind[lang]}
        value={share.kind === 'shared' ? 'shared' : 'monopoly'}
        options={[
          { value: 'monopoly', label: words.monopolyKind[lang] },
          { value: 'shared', label: words.sharedKind[lang] },
        ]}
        onChange={(kind) => set({ ...share, kind })}
        error={form.wrong('distribution.kind')}
      />
      {picks.map((pick, at) => (
        <PickFields
          key={at}
          form={form}
          pick={pick}
          at={at}
          set={(next) => setPicks(picks.map((old, i) => (i === at ? next : old)))}
          drop={() => setPicks(picks.filter((_, i) => i !== at))}
        />
      ))}
      <AddButton
        label={words.addPick[lang]}
        onClick={() => setPicks([...picks, { seat: 0, company: 'red', rank: 1, clause: clauseOf(share.kind) }])}
      />
    </>
  );
};

const companyOptions = (lang: Form['lang']) =>
  companies.map((company) => ({ value: company, label: companyName(company, lang) }));

/** The picks made so far: company and rank of each merchant served. */
const MadeFields = ({ form, share, set }: { form: Form; share: Json; set: (share: Json) => void }) => {
  const { lang } = form;
  const made = listIn(share, 'made').map((one): readonly unknown[] => (Array.isArray(one) ? one : []));
  const setMade = (next: readonly (readonly unknown[])[]) => set({ ...share, made: next });
  const change = (at: number, pick: readonly unknown[]) => setMade(made.map((old, i) => (i === at ? pick : old)));
  const [next] = form.table.position.distribution?.picks ?? [];
  return (
    <>
      {made.map(([company, rank], at) => (
        <fieldset key={at} class="pick-field" aria-label={fill(words.pick[lang], { n: at + 1 })}>
          <Select
            label={words.company[lang]}
            value={companyValue(company)}
            options={companyOptions(lang)}
            onChange={(to) => change(at, [to, rank])}
            error={form.wrong(`distribution.made[${at}][0]`)}
          />
          <Select
            label={words.rankOf[lang]}
            value={String(rank ?? 1)}
            options={Array.from({ length: 15 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
            onChange={(to) => change(at, [company, Number(to)])}
            error={form.wrong(`distribution.made[${at}][1]`)}
          />
          <RemoveButton
            label={fill(words.removePick[lang], { n: at + 1 })}
            onClick={() => setMade(made.filter((_, i) => i !== at))}
          />
        </fieldset>
      ))}
      {form.wrong('distribution.made') && <p class="err">{form.wrong('distribution.made')}</p>}
      <AddButton
        label={words.addMade[lang]}
        onClick={() => setMade([...made, next ? [next.company, next.rank] : ['red', 1]])}
      />
    </>
  );
};

/** A distribution by its facts: what lay there, what was played, who has been served. */
const FactsFields = ({ form, share, set }: { form: Form; share: Json; set: (share: Json) => void }) => {
  const { lang } = form;
  return (
    <>
      <Select
        label={words.harborLay[lang]}
        value={String(share.harbor ?? '')}
        options={form.box.harbors.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(harbor) => set({ ...share, harbor })}
        error={form.wrong('distribution.harbor')}
      />
      <CardListField
        lang={lang}
        label={words.playedThere[lang]}
        value={entriesIn(share, 'played')}
        onChange={(played) => set({ ...share, played })}
        error={form.wrong('distribution.played')}
      />
      <MadeFields form={form} share={share} set={set} />
    </>
  );
};

const DistributionFields = ({ form }: { form: Form }) => {
  const { lang } = form;
  const share = { port: 1, ...objectIn(form.position, 'distribution') } as Json;
  const set = (next: Json) => form.set('distribution', next);
  const known = share.harbor !== undefined || share.played !== undefined || share.picks === undefined;
  const facts: Json = { port: share.port, harbor: 'kuching', played: entriesIn(share, 'played'), made: [] };
  const picks: Json = { port: share.port, kind: 'monopoly', picks: form.table.position.distribution?.picks ?? [] };
  // What follows from the facts is not kept beside them.
  const { kind: _kind, picks: _picks, ...onlyFacts } = share;
  const Fields = known ? FactsFields : PicksFields;
  return (
    <fieldset>
      <legend>{words.distribution[lang]}</legend>
      <div class="rows">
        <Toggle
          label={words.playedKnown[lang]}
          value={known}
          onChange={(on) => set(on ? facts : { ...picks, kind: form.table.position.distribution?.kind ?? 'monopoly' })}
        />
        <PortChoice
          label={fill(words.port[lang], { n: '' }).trim()}
          value={number(share.port, 1)}
          onChange={(port) => set({ ...share, port })}
          error={form.wrong('distribution.port')}
        />
        <Fields form={form} share={known ? onlyFacts : share} set={set} />
      </div>
    </fieldset>
  );
};

const FinalFields = ({ form }: { form: Form }) => {
  const { lang, seats } = form;
  const speaking = form.table.position.final ?? [];
  const last = number(form.position.active, 0);
  const order = Array.from({ length: seats }, (_, i) => (last + 1 + i) % seats);
  return (
    <fieldset>
      <legend>{words.final[lang]}</legend>
      {order.map((seat) => (
        <Toggle
          key={seatLetter(seat)}
          label={seatLetter(seat)}
          value={speaking.includes(seat)}
          onChange={(on) =>
            form.set(
              'final',
              order.filter((one) => (one === seat ? on : speaking.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
};

const RefillField = ({ form }: { form: Form }) => (
  <PortChoice
    label={words.refill[form.lang]}
    value={number(form.position.refill, 1)}
    onChange={(port) => form.set('refill', port)}
    error={form.wrong('refill')}
  />
);

const DrawsField = ({ form }: { form: Form }) => (
  <Stepper
    lang={form.lang}
    label={words.draws[form.lang]}
    value={number(form.position.draws, 2)}
    min={1}
    max={2}
    onChange={(n) => form.set('draws', n)}
    error={form.wrong('draws')}
  />
);

const DealField = ({ form }: { form: Form }) => (
  <Select
    label={words.dealTo[form.lang]}
    value={String(number(form.position.dealTo, 0))}
    options={seatOptions(form.seats)}
    onChange={(seat) => form.set('dealTo', Number(seat))}
    error={form.wrong('dealTo')}
  />
);

const byPhase: Readonly<Record<string, (props: { form: Form }) => preact.JSX.Element>> = {
  defend: FightFields,
  yield: FightFields,
  reward: FightFields,
  distribute: DistributionFields,
  refill: RefillField,
  draw: DrawsField,
  deal: DealField,
  final: FinalFields,
};

/** Whether a phase has fields of its own. */
export const hasPhaseFields = (phase: string): boolean => phase in byPhase;

/** What only this phase needs: the fight, the distribution, what is still to be drawn or said. */
export const PhaseFields = ({ form }: { form: Form }) => {
  const Fields = byPhase[form.phase];
  return Fields ? <Fields form={form} /> : null;
};
