import type { Text } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { GameKit, PictureProps } from '../../../apps/site/src/example/game-kit.ts';
import { bookOf } from '../../../apps/site/src/kit/book.ts';
import type { Clause } from '../src/clauses.ts';
import { type Event, merels } from '../src/index.ts';
import type { Action } from '../src/position.ts';
import { openPoints } from '../src/readings.ts';
import { rules } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { Board } from './Board.tsx';

const Picture = ({ state, show, lang }: PictureProps<State, Action, Event, Clause>) => (
  <div class="mm-table">
    {show.kind === 'proposed' ? (
      <Board state={state} lang={lang} action={show.action} wrong={show.violations.length > 0} />
    ) : (
      <Board state={state} lang={lang} />
    )}
  </div>
);

const phases: Readonly<Record<string, Text>> = {
  place: both('poser un pion', 'place a man'),
  move: both('déplacer un pion', 'move a man'),
  take: both('prendre un pion', 'take a man'),
  over: both('la partie est finie', 'the game is over'),
};

/** What examples of merels are made with. */
export const kit: GameKit<State, Action, Event, Clause> = {
  game: merels,
  rules,
  book: bookOf(rules),
  openPoints,
  actionNames: { place: both('Poser', 'Place'), move: both('Déplacer', 'Move'), take: both('Prendre', 'Take') },
  phaseName: (phase, lang) => phases[phase]?.[lang] ?? phase,
  movesOn: (state) => ({ actions: merels.actions(state), guessed: false }),
  Picture,
  change: both('Changer cette position', 'Change this position'),
};
