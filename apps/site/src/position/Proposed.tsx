import type { Kind, Lang } from '@portolan/core';
import { Unlisted } from '../example/Unlisted.tsx';
import { Folded } from '../kit/Folded.tsx';
import { FormProvider } from '../kit/form.tsx';
import type { Json } from '../stores/table.ts';
import type { AnyEditor } from './editor-game.ts';
import { MoveFields } from './MoveFields.tsx';
import { MoveList } from './MoveList.tsx';
import { shared as words } from './shared-words.ts';
import type { Entered } from './useEntered.ts';
import type { Judged } from './useJudged.ts';

interface Props {
  readonly game: AnyEditor;
  readonly lang: Lang;
  readonly entered: Entered;
  readonly judged: Judged;
}

/** The legal moves, each of which can be proposed. */
export const LegalMoves = ({ game, lang, entered: { propose }, judged: { kit, state, moves, action } }: Props) => (
  <section class="legal-moves" aria-label={words.legalMoves[lang]}>
    <h3>
      {(action ? words.legalMoves : words.firstMoves)[lang]}{' '}
      {game.movesOn && <span class="small">{words.orShow[lang]}</span>}
    </h3>
    {moves.guessed && <p class="small">{words.guessed[lang]}</p>}
    <MoveList
      lang={lang}
      kit={kit}
      actions={game.drawn ? moves.actions.filter((one) => !game.drawn?.(one)) : moves.actions}
      alike={moves.alike}
      proposed={action}
      atOnce={3}
      onPick={(one: Kind) => propose(one as unknown as Json)}
    />
    {!moves.guessed && <Unlisted kit={kit} state={state} lang={lang} />}
    {kit.game.turn(state).actors.length === 0 && <p>{words.noMove[lang]}</p>}
  </section>
);

/** The fields of the move that is proposed, among the folds of the table. */
export const MoveFold = ({ game, lang, entered: { propose }, judged }: Props) => {
  const { kit, sound, state, table, form, action, ofMove, moveIsWrong } = judged;
  if (!sound) return null;
  const named = action ? kit.actionNames[String(action.kind)] : words.whichMove;
  return (
    <Folded title={words.move[lang]} value={named?.[lang]} wrong={moveIsWrong}>
      {() => (
        <FormProvider value={ofMove}>
          <MoveFields
            lang={lang}
            form={form}
            action={action}
            moves={game.moves}
            names={kit.actionNames}
            shape={game.shapes.action}
            words={game.words.action}
            onChange={propose}
            onKind={(kind) => propose(game.moveOfKind(kind, state, table))}
          />
        </FormProvider>
      )}
    </Folded>
  );
};

/** Plays the move that is proposed, once it is known what follows. */
export const PlayIt = ({ lang, entered: { go }, judged: { kit, answer } }: Omit<Props, 'game'>) => {
  const after = answer?.step?.after;
  if (after === undefined) return null;
  return (
    <button type="button" class="btn btn-1" onClick={() => go(kit.game.makePosition(after) as Json)}>
      {words.playIt[lang]}
    </button>
  );
};
