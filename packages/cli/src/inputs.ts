import type { Lang } from '@portolan/core';
import type { AnyQuestion, GameEntry } from './entry.ts';
import { counted } from './numbers.ts';
import { fieldLines } from './shape.ts';
import { fr } from './typeset.ts';

/** What a question needs, with a line to try. */
export const questionHelp = (entry: GameEntry, question: AnyQuestion, lang: Lang): readonly string[] => {
  const number = Object.keys(question.schema.properties ?? {}).length;
  const french = lang === 'fr';
  const counting = counted(number, lang, french ? 'champ' : 'field');
  const has = number === 0 ? (french ? 'aucun champ' : 'no field') : counting;
  const position = question.needsPosition
    ? french
      ? 'demande une position (--position)'
      : 'needs a position (--position)'
    : french
      ? 'se passe de position'
      : 'needs no position';
  return [
    '',
    french ? fr`${question.id} : ${position}, --input a ${has}.` : `${question.id}: ${position}, --input has ${has}.`,
    ...fieldLines(question.schema, entry.fields[question.id] ?? { labels: {} }, lang),
    french ? fr`Exemple :` : 'Example:',
    `  ${exampleLine(entry, question)}`,
  ];
};

/** A line that asks the question, with the fields that it cannot do without. */
const exampleLine = ({ game }: GameEntry, { id, needsPosition, example }: AnyQuestion): string =>
  [
    `portolan solve ${game.id} ${id}`,
    ...(needsPosition ? ['--position position.json'] : []),
    ...(Object.keys(example).length > 0 ? [`--input '${JSON.stringify(example)}'`] : []),
  ].join(' ');
