import { type Edition, parseEdition, reconstructed } from '@portolan/borneo';
import { type WinnerInput, type WinnerPlayer, winnerAsks, winnerLabels } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { boolean } from '@portolan/core/readers';
import { Select } from '../../../kit/controls/choices.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { ScoreSheet } from '../../../score/ScoreSheet.tsx';
import type { PlayerAbout, ScoreGame, SheetAbout } from '../../../score/score-game.ts';
import { MissionValues, valuesOf } from '../check/MissionValues.tsx';
import borneoPage from '../page.ts';
import type { Kept } from './kept.ts';
import { holderOf, type Sheet, sheets, withShip } from './sheet.ts';
import { unnamed } from './unnamed.ts';

const texts = {
  pirates: both('Les secrets de Barbe Noire', 'The secrets of Blackbeard'),
  ship: both('Qui a le bateau pirate ?', 'Who has the pirate ship?'),
  nobody: both('personne, il est au repaire', 'nobody, it is in the cove'),
} as const;

/** Only one player has the ship. */
const Ship = ({ lang, label, whole, set, with: { called } }: FieldProps<unknown, Sheet, SheetAbout>) => (
  <Select
    label={label}
    value={holderOf(whole) ?? -1}
    options={[
      { value: -1, label: texts.nobody[lang] },
      ...whole.players.map((_, seat) => ({ value: seat, label: called(seat) })),
    ]}
    onChange={(seat) => set(withShip(whole, seat < 0 ? null : seat))}
  />
);

type MissionsProps = FieldProps<WinnerPlayer['missions'], WinnerPlayer, PlayerAbout<Edition>>;

const Missions = ({ lang, value, onChange, with: { called, seat, box } }: MissionsProps) => (
  <MissionValues lang={lang} who={called(seat)} offered={valuesOf(box.missions)} value={value} onChange={onChange} />
);

const game: ScoreGame<Sheet, WinnerInput, Edition, Kept> = {
  page: borneoPage,
  seats: [3, 4, 5],
  usual: 4,
  sheets,
  box: (edition) => {
    const box = parseEdition(edition ?? {});
    return box.ok ? box.value : reconstructed;
  },
  asks: winnerAsks,
  words: { labels: { blackbeard: texts.pirates, ...winnerLabels.labels } },
  shape: { blackbeard: boolean.schema },
  before: [
    {
      class: '',
      of: ['*', { at: 'players', as: Ship, label: texts.ship, when: ({ blackbeard }) => blackbeard }],
    },
  ],
  player: ['*', { at: 'missions', as: Missions }],
  unnamed,
  kept: () => import('./kept.ts'),
  answer: () => import('./Answer.tsx'),
};

/** The score sheet: every point by its clause, the tie-break, the winner. */
export const BorneoScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
