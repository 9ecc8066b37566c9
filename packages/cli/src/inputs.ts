import type { Lang } from '@portolan/core';
import type { AnyQuestion, GameEntry } from './games.ts';
import type { InputWords } from './input-words.ts';
import { counted } from './numbers.ts';
import { fr } from './typeset.ts';

/** The types that every game has. */
const common: Readonly<Record<string, InputWords>> = {
  seat: { fr: 'un joueur, compté à partir de 0', en: 'a seat, counted from 0', example: 0 },
  seats: { fr: 'une liste de joueurs', en: 'a list of seats', example: [1] },
  boolean: { fr: 'true ou false', en: 'true or false', example: true },
};

/** `1..20`, `0..unseen`: whole numbers between two bounds, the second perhaps another field. */
const rangeWords = (type: string): InputWords | undefined => {
  const [, from, to] = /^(\d+)\.\.(\w+)$/.exec(type) ?? [];
  if (from === undefined) return undefined;
  return {
    fr: `un nombre entier de ${from} à ${to}`,
    en: `a whole number from ${from} to ${to}`,
    example: Math.max(1, Number(from)),
  };
};

/** A field of a question: `exactly` of type `0..draws`, which may be left out. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** The words for a field; undefined for one that has none. */
export const inputWords = (
  { inputs }: Pick<GameEntry, 'inputs'>,
  { name, type }: Pick<Field, 'name' | 'type'>,
): InputWords | undefined => inputs[type] ?? inputs[name] ?? common[type] ?? rangeWords(type);

/** The fields of a question. A type that ends in `?` may be left out. */
export const fieldsOf = ({ fields }: AnyQuestion): readonly Field[] =>
  Object.entries(fields).map(([name, type]) => ({
    name,
    type: type.replace(/\?$/, ''),
    optional: type.endsWith('?'),
  }));

/** What a question needs, with a line to try. */
export const questionHelp = (entry: GameEntry, question: AnyQuestion, lang: Lang): readonly string[] => {
  const fields = fieldsOf(question);
  const french = lang === 'fr';
  const lines = fields.map(({ name, type, optional }) => {
    const words = inputWords(entry, { name, type })?.[lang] ?? type;
    return [name, optional ? `${words} (${french ? 'facultatif' : 'optional'})` : words] as const;
  });
  const width = Math.max(0, ...fields.map(({ name }) => name.length));
  const number = counted(fields.length, lang, french ? 'champ' : 'field');
  const has = fields.length === 0 ? (french ? 'aucun champ' : 'no field') : number;
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
    ...lines.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`),
    french ? fr`Exemple :` : 'Example:',
    `  ${exampleLine(entry, question)}`,
  ];
};

/** A line that asks the question, with the fields that it cannot do without. */
const exampleLine = (entry: GameEntry, question: AnyQuestion): string => {
  const needed = fieldsOf(question).filter(({ optional }) => !optional);
  const input = Object.fromEntries(needed.map(({ name, type }) => [name, inputWords(entry, { name, type })?.example]));
  return [
    `portolan solve ${entry.game.id} ${question.id}`,
    ...(question.needsPosition ? ['--position position.json'] : []),
    ...(needed.length > 0 ? [`--input '${JSON.stringify(input)}'`] : []),
  ].join(' ');
};
