import type { Lang } from '@portolan/core';
import type { FoundInWords, Ranked } from '@portolan/core/answers';
import { labeled, likeFirst, say } from '@portolan/core/words';

/** An answer as people read it: what was found, then the options, best first. */
export interface AnswerLines {
  readonly head: readonly string[];
  readonly options: readonly string[];
  /** What is expected to follow, under its heading. */
  readonly follows?: readonly string[];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Whether an option is as good as the first, as far as an estimate can tell. */
const isLikeFirst = ({ best, error }: Ranked, place: number): boolean => best && error !== undefined && place > 0;

const option = (row: Ranked, place: number, lang: Lang): string => {
  const { label, text, within, more } = row;
  const worth = [text, ...(within === undefined ? [] : [within]), ...(more === undefined ? [] : [`(${more})`])];
  return labeled(label, `${worth.join(' ')}${isLikeFirst(row, place) ? `, ${likeFirst[lang]}` : ''}`, lang);
};

/** The words of a solver's answer as lines: what was found, then the options, best first. */
export const linesOf = ({ headline, detail, rows, follows = [] }: FoundInWords, lang: Lang): AnswerLines => ({
  head: [sentence(headline), ...(detail ? [sentence(detail)] : [])],
  options: rows.map((row, place) => option(row, place, lang)),
  follows:
    follows.length === 0
      ? []
      : [
          labeled(say(lang, 'Ce qui suivra sans doute', 'What is likely to follow'), '', lang).trimEnd(),
          ...follows.map(({ text }) => `- ${text}`),
        ],
});
