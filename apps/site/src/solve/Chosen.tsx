import { formerly } from '@portolan/solvers';
import type { PageGame } from '../kit/game.ts';
import type { From } from '../kit/useTerms.ts';
import { Answering } from '../questions/Answering.tsx';
import type { ChosenProps } from '../questions/QuestionPage.tsx';
import type { AnySolve } from './game.ts';
import { kindOf } from './kind.ts';
import { One } from './One.tsx';

/** The question that the address names, the best move by its former name too; of a position alone, from the editor or an example, people ask the best move. */
export const Chosen = ({ lang, base, turned, game, page }: ChosenProps & { game: AnySolve; page: PageGame }) => {
  const part = (word: string, from: From | undefined) => {
    const asked = word === 'position' ? game.first : formerly[word];
    const id = asked ?? Object.keys(game.fields).find((one) => kindOf(one) === word);
    return id && <One game={game} lang={lang} base={base} id={id} from={from} />;
  };
  return <Answering lang={lang} page={page} turned={turned} part={part} quotes={false} />;
};
