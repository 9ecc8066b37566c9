import type { Lang } from '@portolan/core';
import type { AnswerInWords } from '@portolan/core/answers';
import { capital, say } from '@portolan/core/words';
import type { ShipId } from '../../types.ts';

// A question with a few ships numbers none of them: the engine's sentences are told with the words of the question.

const french = /([Ll]e|du|au) navire\u00a0(\d) de ([A-D])/g;
const english = /([A-D])’s ship\u00a0(\d)/g;

const idOf = (letter: string, number: string): ShipId =>
  `${letter.charCodeAt(0) - 65}${String.fromCharCode(96 + Number(number))}`;

/** A ship with its article drawn into `de` or `à`: "du navire de B". */
const drawn = (article: string, name: string): string => {
  if (article === 'Le') return capital(name);
  if (article === 'le') return name;
  return name.startsWith('le ') ? `${article}${name.slice(2)}` : `${article === 'du' ? 'd’' : 'à '}${name}`;
};

/** An answer in which each ship is called as the question has it, with its article. */
export const withShipsCalled = (answered: AnswerInWords, called: (ship: ShipId) => string): AnswerInWords => {
  const told = (text: string): string =>
    text
      .replace(french, (_, article: string, n: string, owner: string) => drawn(article, called(idOf(owner, n))))
      .replace(english, (_, owner: string, n: string, at: number) => {
        const name = called(idOf(owner, n));
        return at === 0 ? capital(name) : name;
      });
  const { choices } = answered;
  return {
    ...answered,
    why: told(answered.why),
    short: told(answered.short),
    ...(choices
      ? {
          choices: {
            ...choices,
            items: choices.items.map((item) => ({
              ...item,
              text: told(item.text),
              ...(item.result === undefined ? {} : { result: told(item.result) }),
            })),
          },
        }
      : {}),
  };
};

/** In a question about one ship: the ship itself, and any other. */
export const theOther =
  (lang: Lang) =>
  (ship: ShipId): string =>
    ship === '0a' ? say(lang, 'le navire', 'the ship') : say(lang, 'un autre navire', 'another ship');
