import { type Phase, portIds } from '@portolan/cabo-da-roca';
import { portInWords } from '@portolan/cabo-da-roca/rules';
import type { Field } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import { inPhase, misplaced, ofSeat, seat, seatsAt, telling, ticked, wholes } from '../../../position/fields.tsx';
import { objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr, ofPhases } from './draft.ts';
import type { Form } from './form.ts';
import { FaceField, lightsIn, listOf, piecesIn, placeAmong, portsIn, shipAmong, shipSquares } from './parts.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;

const during = inPhase<Phase>;

const Light = placeAmong(lightsIn);

const debts: Part = {
  group: words.debts,
  when: during('debt'),
  of: [
    ...wholes('debts'),
    {
      each: 'debts',
      name: ({ at }, lang) => fill(words.debt[lang], { n: at + 1 }),
      drop: ({ at }, lang) => fill(words.removeDebt[lang], { n: at + 1 }),
      fields: (debt) => [
        {
          class: 'rows',
          of: [
            ...wholes(debt),
            {
              class: 'pair',
              of: [
                { at: `${debt}.from`, ...seat },
                { at: `${debt}.to`, ...seat },
              ],
            },
            { at: `${debt}.amount`, or: 20 },
            { at: `${debt}.lighthouse`, as: Light },
          ],
        },
      ],
      add: {
        label: words.addDebt,
        make: ({ active }, { position, seats, box }) => {
          const from = numberOr(active, 0);
          const lighthouse = lightsIn(position)[0]?.value ?? [0, 0];
          return { from, to: (from + 1) % seats, amount: box.dues.toll, lighthouse };
        },
      },
    },
  ],
};

const Port = placeAmong(portsIn);
const Victim = placeAmong(shipSquares);
const OfBuyer = listOf(({ position, lang }) => piecesIn(position, lang, numberOr(objectIn(position, 'offer').from, 0)));

const asks = (kind: string) => (position: Json) =>
  (objectIn(position, 'offer').kind === 'ransom') === (kind === 'ransom');

/** What waits for an answer: a purchase in an opponent's port, or a ransom. */
const offer: Part = {
  group: words.offer,
  when: during('consent'),
  class: 'rows',
  of: [
    ...wholes('offer'),
    { at: 'offer.kind', or: 'guest' },
    {
      class: 'pair',
      of: [
        { at: 'offer.from', ...seat },
        { at: 'offer.to', ...seat },
      ],
    },
    { at: 'offer.piece', as: 'select', or: 'trade', when: asks('guest') },
    { at: 'offer.at', as: Port, label: words.inPort, when: asks('guest') },
    { at: 'offer.sell', as: OfBuyer, when: asks('guest') },
    { at: 'offer.ship', ...shipAmong((id) => id.endsWith('p')), when: asks('ransom') },
    { at: 'offer.at', as: Victim, label: words.victim, when: asks('ransom') },
    { at: 'offer.sum', or: 20, when: asks('ransom') },
  ],
};

const Winners = ticked(words.winner);
const Totals = telling<Form>(({ seats }) => Array<number>(seats).fill(0));

/** How the game is ending or has ended; once it is over, who has won and with how much. */
const result: Part = {
  group: words.result,
  when: during('reveal', 'over'),
  class: 'rows',
  of: [
    { at: 'ending', as: 'select', or: 'all-taken' },
    {
      when: during('over'),
      of: (position, form) => [
        ...wholes('totals'),
        { at: 'winners', as: Winners },
        { at: 'totals', as: Totals, label: words.withTotals },
        ...(Array.isArray(position.totals) ? seatsAt(form) : []).map((at) => ({
          at: `totals[${at}]`,
          label: ofSeat(words.total, at),
          or: 0,
        })),
      ],
    },
  ],
};

const final = ({ final: is }: Json): boolean => is === true;

/** Who plays, when, and what is waited for. */
export const moment: Part = {
  fold: words.table,
  // What these moments need is told in fields alone.
  open: (_, { phase }) => ['debt', 'consent', 'over'].includes(phase),
  class: 'rows',
  of: [
    misplaced<Form>(({ path, code }) => code === 'wrong-phase' && ofPhases.has(path)),
    { at: 'seats', as: 'segment', or: 2 },
    { at: 'round', or: 5 },
    { at: 'active', ...seat },
    { at: 'phase', as: 'select', or: 'act' },
    { at: 'stage', as: 'select', or: 'free', when: during('act') },
    { at: 'tile', as: FaceField, when: during('lay') },
    { class: 'cb-list', of: ['*'], when: during('tile', 'stack', 'lay') },
    { at: 'drawing', ...shipAmong(), when: during('pile') },
    { at: 'departing', ...shipAmong(), when: during('departing') },
    { at: 'crossing', ...shipAmong(), when: during('crossing') },
    { at: 'stepping', ...shipAmong(), when: during('debt') },
    debts,
    offer,
    result,
    { at: 'used', or: 0 },
    {
      fold: words.doneNow,
      within: true,
      class: 'rows',
      of: [
        { at: 'allowance', or: (_: Json, { table }: Form) => table.position.allowance ?? table.box.turn.actions },
        {
          class: 'cb-list',
          of: [
            {
              at: 'delivered',
              options: (_, { box }) => portIds.map((port) => ({ value: port, label: portInWords(port, box) })),
            },
          ],
        },
      ],
    },
    '*',
    ...(['idle', 'quiet', 'most'] as const).map((at) => ({
      at,
      or: (_: Json, { table }: Form) => table.position[at] ?? 0,
      when: final,
    })),
    { when: final, of: ['*'] },
  ],
};
