import type { FunctionComponent } from 'preact';
import type { Fetch } from '../questions/Fetched.tsx';
import { type ChosenProps, QuestionPage, type QuestionPageProps } from '../questions/QuestionPage.tsx';
import type { AnySolve } from './game.ts';
import { FORMERLY } from './kind.ts';

/** The page "what is my best move?" of a game: the list of questions, or the one that the address names. */
export const solvePage = (fetchGame: Fetch<AnySolve>): FunctionComponent<QuestionPageProps> => {
  const load: Fetch<FunctionComponent<ChosenProps>> = async () => {
    const [{ Chosen }, { default: game }] = await Promise.all([import('./Chosen.tsx'), fetchGame()]);
    return { default: (props) => <Chosen {...props} game={game} /> };
  };
  return (props) => <QuestionPage {...props} names={[...props.names, FORMERLY]} load={load} />;
};
