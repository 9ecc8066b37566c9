import type { readTable } from '@portolan/boards/cabo-da-roca';
import type { Edition } from '@portolan/cabo-da-roca';
import {
  type CountAnswer,
  type CountInput,
  countChecker,
  countInWords,
  countWords,
} from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import { type CountProps, type ScoreGame, ScoreSheet } from '../../../score/ScoreSheet.tsx';
import { isStarted } from '../../../score/sheet.ts';
import caboPage from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { player, treasures } from './fields.tsx';
import { fishSquares, playersOf } from './of-table.ts';
import { type Sheet, sheets } from './sheet.ts';
import { PointsTable } from './Table.tsx';

const DEFAULT_BOX = 'reconstructed';

const texts = {
  hint: both(
    'Comptez d’abord l’argent. Les poissons sont ceux du banc : autour du port, puis le long de sa côte tant qu’elle est droite.',
    'Count the coins first. The fish are those of the ground: around the port, then along its coast for as long as it runs straight.',
  ),
  taken: both('Les poissons comptés sont entourés.', 'The fish that count are ringed.'),
  sea: both('La mer comptée', 'The sea counted'),
} as const;

type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** The sea whose position was counted. */
const Below = ({ lang, counted }: CountProps<Sheet, CountAnswer, Kept>) =>
  counted && (
    <section aria-label={texts.sea[lang]}>
      <p class="small">{texts.taken[lang]}</p>
      <SeaView
        table={counted.table}
        name="score"
        lang={lang}
        marks={{
          rings: Array.from({ length: counted.state.seats }, (_, seat) => fishSquares(counted.state, seat))
            .flat()
            .map((at) => ({ at, wrong: false })),
        }}
      />
    </section>
  );

const game: ScoreGame<Sheet, CountInput, CountAnswer, Edition, Kept> = {
  page: caboPage,
  seats: [2, 3, 4],
  usual: 3,
  sheets,
  box: boxFrom,
  checker: countChecker,
  words: countWords,
  before: [treasures],
  player,
  kept: {
    read: () => import('./kept.ts'),
    take: ({ state, table }, sheet, own) => {
      const { shown: values, edition: its } = table.position;
      // A position without a box of its own is one of the default box, whatever box the owner has.
      const came = its ?? (own ? DEFAULT_BOX : undefined);
      return {
        players: playersOf(state).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
        island: values?.island ?? null,
        wreck: values?.wreck ?? null,
        ...(came && JSON.stringify(came) !== JSON.stringify(own) ? { edition: came } : {}),
      };
    },
  },
  isStarted: (sheet) => isStarted(sheets, sheet),
  hint: texts.hint,
  check: 'count',
  heading: both('Le décompte', 'The count'),
  Count: PointsTable,
  Below,
  explain: countInWords,
};

/** The score sheet of Cabo da Roca: every part by its clause, ties and the winner. */
export const CaboScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
