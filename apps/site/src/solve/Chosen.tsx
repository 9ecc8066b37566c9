import type { From } from '../kit/useTerms.ts';
import { Answering } from '../questions/Answering.tsx';
import type { ChosenProps } from '../questions/QuestionPage.tsx';
import type { AnySolve } from './game.ts';
import { FORMERLY, kindOf } from './kind.ts';
import { One } from './One.tsx';

/** The question that the address names, the best move by its former name too; of a position alone, from the editor or an example, people ask the best move. */
export const Chosen = ({ lang, base, turned, game }: ChosenProps & { game: AnySolve }) => {
  const part = (word: string, from: From | undefined) => {
    const name = word === FORMERLY ? kindOf(game.first) : word;
    const asked = game.asked.find(({ id }) => (name === 'position' ? id === game.first : kindOf(id) === name));
    return asked && <One game={game} lang={lang} base={base} asked={asked} from={from} />;
  };
  return <Answering lang={lang} page={game.page} turned={turned} part={part} />;
};
