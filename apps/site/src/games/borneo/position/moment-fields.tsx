import { seatLetter } from '@portolan/boards';
import type { Phase } from '@portolan/borneo';
import { Toggle } from '../../../kit/controls/choices.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import { inPhase, seat, seatsAt, telling, wholes } from '../../../position/fields.tsx';
import { objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { isByFacts } from './change.ts';
import type { Form } from './form.ts';
import { cardsOf, flag, harborOptions, type PartProps } from './parts.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;
type Parts = FieldList<Json, Form>;

export const during = inPhase<Phase>;

export const Kept = cardsOf('kept');
const Answered = telling<Form>(() => []);

const fight: Part = {
  group: words.fight,
  when: during('defend', 'yield', 'reward'),
  class: 'rows',
  of: [
    { at: 'fight.company', or: 'red', mark: flag },
    { at: 'fight.attacker', or: 2 },
    { at: 'fight.defender', or: 1 },
    { at: 'fight.attack', as: Kept },
    { at: 'fight.defense', as: Answered, label: words.answered },
    { at: 'fight.defense', as: Kept, when: (position) => objectIn(position, 'fight').defense !== undefined },
  ],
};

const shareOf = (position: Json): Json => objectIn(position, 'distribution');

/** Whether a distribution is told by its facts, or only by the picks to come. */
const ByFacts = ({ label, value, onChange, with: form }: PartProps) => {
  const { port = 1, played = [] } = objectIn({ value }, 'value');
  const { picks = [], kind = 'monopoly' } = form.table.position.distribution ?? {};
  return (
    <Toggle
      label={label}
      value={isByFacts(objectIn({ value }, 'value'))}
      onChange={(on) => onChange(on ? { port, harbor: 'kuching', played, made: [] } : { port, picks, kind })}
    />
  );
};

const clauseOf = (kind: unknown): string => (kind === 'shared' ? 'shared.first-merchants' : 'monopoly.rank-order');

/** A distribution by its facts: what lay there, what was played, who has been served. */
const facts: Parts = [
  { at: 'distribution.harbor', as: 'select', options: harborOptions },
  { at: 'distribution.played', as: Kept },
  {
    each: 'distribution.made',
    row: 'pick-field',
    name: ({ at }, lang) => fill(words.pick[lang], { n: at + 1 }),
    drop: ({ at }, lang) => fill(words.removePick[lang], { n: at + 1 }),
    fields: (made) => [
      { at: `${made}[0]`, as: 'select', label: words.company, or: 'red' },
      { at: `${made}[1]`, as: 'select', label: words.rankOf, or: 1, options: ranks },
    ],
    add: {
      label: words.addMade,
      make: (_, { table: { position } }) => {
        const [next] = position.distribution?.picks ?? [];
        return next ? [next.company, next.rank] : ['red', 1];
      },
    },
  },
  ...wholes('distribution.made'),
];

/** A distribution of which only the picks to come are known. */
const picks: Parts = [
  { at: 'distribution.kind', or: 'monopoly' },
  {
    each: 'distribution.picks',
    row: 'pick-field',
    name: ({ at }, lang) => fill(words.pick[lang], { n: at + 1 }),
    drop: ({ at }, lang) => fill(words.removePick[lang], { n: at + 1 }),
    fields: (pick) => [
      { at: `${pick}.seat`, ...seat },
      { at: `${pick}.company`, as: 'select', or: 'red' },
      { at: `${pick}.rank`, as: 'select', or: 1, options: ranks },
    ],
    add: {
      label: words.addPick,
      make: (position) => ({ seat: 0, company: 'red', rank: 1, clause: clauseOf(shareOf(position).kind) }),
    },
  },
];

const ranks = () => Array.from({ length: 15 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

const distribution: Part = {
  group: words.distribution,
  when: during('distribute'),
  class: 'rows',
  of: (position) => [
    { at: 'distribution', as: ByFacts },
    { at: 'distribution.port', as: 'segment', or: 1 },
    ...(isByFacts(shareOf(position)) ? facts : picks),
  ],
};

/** Who may still speak, in their order. */
const Final = ({ onChange, with: form }: PartProps) => {
  const speaking = form.table.position.final ?? [];
  const last = typeof form.position.active === 'number' ? form.position.active : 0;
  const order = seatsAt(form).map((_, i) => (last + 1 + i) % form.seats);
  return (
    <>
      {order.map((one) => (
        <Toggle
          key={seatLetter(one)}
          label={seatLetter(one)}
          value={speaking.includes(one)}
          onChange={(on) => onChange(order.filter((who) => (who === one ? on : speaking.includes(who))))}
        />
      ))}
    </>
  );
};

/** What only this phase needs: the fight, the distribution, what is still to be drawn or said. */
export const now: Part = {
  fold: words.now,
  open: () => true,
  when: during('defend', 'yield', 'reward', 'distribute', 'refill', 'draw', 'deal', 'final'),
  of: [
    ...wholes('fight', 'distribution', 'distribution.picks', 'final'),
    fight,
    distribution,
    { at: 'refill', as: 'segment', or: 1, when: during('refill') },
    { at: 'draws', min: 1, or: 2, when: during('draw') },
    { at: 'dealTo', ...seat, when: during('deal') },
    { group: words.final, when: during('final'), of: [{ at: 'final', as: Final }] },
  ],
};
