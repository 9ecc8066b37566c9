import { formerly } from '@portolan/solvers';
import type { FunctionComponent } from 'preact';
import { type PageFacts, pageFrom } from '../kit/page-facts.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import { type ChosenProps, QuestionPage, type QuestionPageProps } from '../questions/QuestionPage.tsx';
import type { AnySolve } from './game.ts';
import { beside } from './here.ts';

/** The page "what is my best move?" of a game: the list of questions, or the one that the address names. */
export const solvePage = (fetchGame: Fetch<AnySolve>): FunctionComponent<QuestionPageProps> => {
  const load: Fetch<FunctionComponent<ChosenProps>> = async () => {
    const [{ Chosen }, { default: game }, { default: facts }] = await Promise.all([
      import('./Chosen.tsx'),
      fetchGame(),
      beside<PageFacts>('page')(),
    ]);
    const page = pageFrom(facts, game.rules);
    return { default: (props) => <Chosen {...props} game={game} page={page} /> };
  };
  // Fetched beside what all questions need; one that cannot be had is told by who asks next.
  const ahead = (name: string): void => void beside(name)().catch(() => {});
  return (props) => {
    const { names } = props;
    return (
      <QuestionPage
        {...props}
        names={[...names, ...Object.keys(formerly)]}
        load={load}
        ahead={(name) => names.includes(name) && name !== 'position' && ahead(name)}
      />
    );
  };
};
