import type { Kind, Lang, Rulebook, Text } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import type { PageGame } from '../kit/game.ts';
import type { GameKit, PictureProps, Show } from './game-kit.ts';

/** What is looked at of a table, for each thing that a picture may have to show. */
type Scenes<Table, Scene, Shown extends { readonly kind: string }> = {
  readonly [Of in Shown['kind']]: (table: Table, show: Extract<Shown, { readonly kind: Of }>, lang: Lang) => Scene;
};

/** What an example needs of a game besides its engine, its rulebook and its page. */
interface Parts<
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Phase extends string,
  Table,
  Scene,
> extends Omit<GameKit<State, Action, Event, Clause>, 'openPoints' | 'phaseName' | 'movesOn' | 'Picture'>,
    Partial<Pick<GameKit<State, Action, Event, Clause>, 'movesOn'>> {
  readonly page: Pick<PageGame, 'openPoints'>;
  readonly rules: Rulebook<Clause>;
  readonly phaseName: (phase: Phase, lang: Lang) => string;
  readonly tableOf: (state: State) => Table;
  readonly scenes: Scenes<Table, Scene, Show<State, Action, Event, Clause>>;
  readonly SceneView: FunctionComponent<{ scene: Scene; table: Table; lang: Lang; name: string }>;
}

const change: Text = { fr: 'Changer cette position', en: 'Change this position' };

/** What examples of a game are made with. */
export const kitOf = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Phase extends string,
  Table,
  Scene,
>({
  page,
  phaseName,
  tableOf,
  scenes,
  SceneView,
  ...given
}: Parts<State, Action, Event, Clause, Phase, Table, Scene>): GameKit<State, Action, Event, Clause> => ({
  change,
  movesOn: (state) => ({ actions: given.game.actions(state), guessed: false }),
  ...given,
  openPoints: page.openPoints,
  phaseName: (phase, lang) => phaseName(phase as Phase, lang),
  Picture: ({ state, show, lang, name }: PictureProps<State, Action, Event, Clause>) => {
    const table = tableOf(state);
    // A table of scenes by kind cannot tell its compiler that each gets its own.
    const sceneOf = scenes[show.kind] as (table: Table, shown: typeof show, lang: Lang) => Scene;
    return <SceneView scene={sceneOf(table, show, lang)} table={table} lang={lang} name={name} />;
  },
});
