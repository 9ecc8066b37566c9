import { missionInWords, missionOf, type Table } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { QuestionId } from '@portolan/solvers/borneo';
import type { Option } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { SeatField } from '../../../solve/parts.tsx';
import type { Json } from '../../../stores/table.ts';
import { flagsInWords } from '../parts/counts.ts';
import { companyOptions, ranksOf } from '../parts/fields.tsx';

/** The most cards nobody has seen that can be entered. */
const MOST_UNSEEN = 60;

/** Flags a card can have of one company. */
const flagCounts = [0, 1, 2, 3, 4] as const;

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const unseenIn = ({ unseen }: Json): number => numberOr(unseen, MOST_UNSEEN);

/** The Missions of the row. */
const missionOptions = (_: Json, table: Table, lang: Lang): Option<string>[] =>
  (table.position.missions ?? []).map((id) => {
    const tile = missionOf(table, id);
    return { value: id, label: tile ? missionInWords(tile, lang) : id };
  });

/** The ranks of the company that is chosen, each with who stands there. */
const rankOptions = ({ company }: Json, { position }: Table, lang: Lang): Option<string>[] =>
  ranksOf(position.companies?.[company as CompanyId], lang).map((one) => ({ ...one, value: String(one.value) }));

const seat = { at: 'seat', as: SeatField };
const company = { at: 'company', options: companyOptions };

/** The form of each question. */
export const fields: Readonly<Record<QuestionId, FieldList<Json, Table>>> = {
  best: [seat],
  missionPayments: [seat, { at: 'mission', as: 'select', options: missionOptions }],
  fightOdds: [
    company,
    {
      class: 'pair',
      of: [
        { at: 'attacker', as: 'select', options: rankOptions },
        { at: 'defender', as: 'select', options: rankOptions },
      ],
    },
    { at: 'wish', or: 75 },
    {
      class: 'rows',
      when: (_, { box }) => box.shipments === 'free',
      of: flagCounts.map((flags) => ({
        at: `unseenByFlags[${flags}]`,
        label: both(
          `Cartes non vues avec ${flagsInWords(flags, 'fr')} de la compagnie`,
          `Unseen cards with ${flagsInWords(flags, 'en')} of the company`,
        ),
        max: MOST_UNSEEN,
        ...(flags === 0 ? { tells: 'unseenByFlags' } : {}),
      })),
    },
  ],
  bestShipment: [seat],
  monopolyNeed: [seat, { at: 'port', as: 'segment' }, company],
  drawOdds: [
    {
      class: 'rows',
      of: [
        { at: 'unseen', min: 1, max: MOST_UNSEEN },
        { at: 'good', max: unseenIn },
        { at: 'draws', min: 1, max: unseenIn },
      ],
    },
  ],
  endClock: [],
  finalRound: [],
};

/** Good cards and draws are no more than there are cards; where one number of unseen cards is known, the others are 0. */
export const changed = (id: string, input: Json): Json => {
  if (id === 'drawOdds') {
    const most = unseenIn(input);
    const atMost = (value: unknown): number => Math.min(numberOr(value, 0), most);
    return { ...input, good: atMost(input.good), draws: atMost(input.draws) };
  }
  const { unseenByFlags: unseen } = input;
  return Array.isArray(unseen)
    ? { ...input, unseenByFlags: flagCounts.map((flags) => numberOr(unseen[flags], 0)) }
    : input;
};
