import { type readTable, shipsLeft, Tally } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';
import {
  type EndAnswer,
  type EndInput,
  endChecker,
  endWords,
  explainEnd,
} from '@portolan/comptoir-des-antilles/checkers';
import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { integer, list, shape } from '@portolan/core/readers';
import type { Field } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { type CountProps, type ScoreGame, ScoreSheet, type SheetAbout } from '../../../score/ScoreSheet.tsx';
import comptoirPage from '../page.ts';
import { boxOf, shipsInPile } from '../parts/cards.ts';
import { Departure } from './Departure.tsx';
import { type Sheet, sheets } from './sheet.ts';

type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** A player by the name on the sheet. */
const playerAt = (at: 'first' | 'active'): Field<Sheet, SheetAbout<Edition>> => ({
  at,
  as: 'select',
  options: ({ players }, { called }) => players.map((_, seat) => ({ value: String(seat), label: called(seat) })),
});

const pile = (_: Sheet, { box }: SheetAbout<Edition>): number => shipsInPile(box);

const Count = ({ lang, sheet, answer }: CountProps<Sheet, EndAnswer, Kept>) => (
  <Tally
    lang={lang}
    rows={sheet.players.map(({ premiums }, seat) => ({
      seat,
      premiums,
      note: answer.over && answer.winners.includes(seat) ? premiumsInWords(premiums, lang) : undefined,
    }))}
  />
);

const game: ScoreGame<Sheet, EndInput, EndAnswer, Edition, Kept> = {
  page: comptoirPage,
  seats: [3, 4],
  usual: 3,
  sheets,
  box: boxOf,
  checker: endChecker,
  words: {
    labels: {
      ...endWords.labels,
      'players[].premiums': both('Primes', 'Premiums'),
      active: both('Vient de finir son tour', 'Has just finished a turn'),
    },
  },
  shape: { players: list(shape({ premiums: integer(0, 999) }), 4).schema },
  player: ['premiums'],
  after: [
    { at: 'players', as: Departure },
    { at: 'ships', max: pile, or: pile },
    playerAt('first'),
    playerAt('active'),
  ],
  sent: ({ players, first, active, ...sheet }, { edition }) => ({
    players,
    ships: sheets.inputOf({ players, first, active, ...sheet }, edition).ships,
    first,
    active,
  }),
  kept: {
    read: () => import('./kept.ts'),
    take: ({ table, state }, sheet) => ({
      players: state.premiums.map((premiums, seat) => ({ name: sheet.players[seat]?.name ?? '', premiums })),
      ships: shipsLeft(table),
      first: state.first,
      active: state.active,
    }),
  },
  isStarted: () => true,
  check: 'end',
  heading: both('Le comptoir', 'The trading post'),
  Count,
  explain: (answer, nameOf, lang, { box }) => explainEnd(answer, { nameOf, target: box.target }, lang),
};

/** The score sheet of Comptoir des Antilles: the counters, a departure added up, whether the game is over, who wins. */
export const ComptoirScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
