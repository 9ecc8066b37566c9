import { Tally } from '@portolan/boards/comptoir-des-antilles';
import type { EndAnswer, EndInput } from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';
import { ListedPlayer, Player, Premiums, playersOf, unusual } from '../parts/asked.tsx';
import { boxOf, FIGURE, shipsInPile } from '../parts/cards.ts';
import { tableFrom } from './carried.ts';

const Commission = unusual<EndInput>({
  tick: (lang) => say(lang, 'Une commission est encore à payer', 'A commission is still to be paid'),
  label: both('Combien', 'How much'),
  start: () => FIGURE,
  min: 1,
  most: () => 9,
});

const isDue = ({ commission }: EndInput): boolean => commission !== undefined;

const fields: FieldList<EndInput, FieldsAbout> = [
  { at: 'premiums', as: Premiums },
  { at: 'ships', max: (_, { edition }) => shipsInPile(boxOf(edition)) },
  { at: 'active', as: Player },
  { at: 'first', as: Player },
  { at: 'commission', as: Commission },
  { at: 'payer', as: ListedPlayer, when: isDue, or: ({ active }: EndInput) => active },
  { at: 'turnOver', when: (input) => !isDue(input) },
  { at: 'premiums', as: playersOf(0) },
];

/** No turn is over in which a commission is due, and nobody pays one that is not; who left is named nowhere. */
const changed = (input: EndInput, path: string): EndInput => {
  const { turnOver: _, ...open } = input;
  const { payer, ...others } = input;
  if (path === 'commission') return isDue(input) ? open : others;
  if (path !== 'premiums') return input;
  const last = input.premiums.length - 1;
  return {
    ...others,
    first: Math.min(input.first, last),
    active: Math.min(input.active, last),
    ...(payer === undefined || payer > last ? {} : { payer }),
  };
};

const Board = ({ lang, answer, asks, untold = [] }: BoardProps<EndInput, EndAnswer>) => (
  <div class="board">
    <Tally
      lang={lang}
      rows={answer.counters.map((premiums, seat) => ({
        seat,
        premiums: untold.includes(`premiums[${seat}]`) ? undefined : premiums,
        note: !asks && answer.over && answer.winners.includes(seat) ? say(lang, 'gagne', 'wins') : undefined,
      }))}
    />
  </div>
);

const end: DisputeForm<EndInput, EndAnswer> = {
  boxed: true,
  empty: ({ edition }) => ({ premiums: [0, 0, 0, 0], ships: shipsInPile(boxOf(edition)), first: 0, active: 0 }),
  toPosition: ({ premiums, first, active }, about) =>
    tableFrom({ seats: premiums.length, premiums, first, active }, about),
  fields,
  changed,
  Board,
};

export default end;
