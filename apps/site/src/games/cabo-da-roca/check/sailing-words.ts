import { directionName, turnedBy } from '@portolan/boards/cabo-da-roca';
import type { SailingAnswer, SailingInput } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import { capital, listed, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { caboBook } from '../page.ts';

import { actions, coins, judged, lowered, place } from '../parts/words.ts';

const follows = (answer: SailingAnswer, lang: Lang): Choice[] => [
  ...(answer.shark > 0
    ? [
        {
          state: 'legal' as const,
          text: say(lang, `Le requin en prend ${answer.shark}`, `The shark takes ${answer.shark} of them`),
        },
      ]
    : []),
  ...(answer.toll > 0
    ? [
        {
          state: 'legal' as const,
          text: say(lang, `Péage : ${coins(answer.toll, 'fr')}`, `Toll: ${coins(answer.toll, 'en')}`),
        },
      ]
    : []),
  ...(answer.moveOn
    ? [
        {
          state: 'legal' as const,
          text: say(
            lang,
            `Il croise un bateau : il doit continuer aussitôt vers ${place(answer.moveOn)}`,
            `It passes a ship: it must go on at once to ${place(answer.moveOn)}`,
          ),
        },
      ]
    : []),
  ...(answer.sinks ? [{ state: 'illegal' as const, text: say(lang, 'Il y coule', 'It sinks there') }] : []),
];

/** Why it cannot go on behind the ship ahead, in terms of the squares of the form. */
const blockedInWords = ({ blocked }: SailingAnswer, { heading }: SailingInput, lang: Lang): Choice[] => {
  const ahead = directionName(heading, lang);
  return blocked.map((violation) => ({
    state: 'illegal' as const,
    text:
      violation.reason === 'no-tile'
        ? say(
            lang,
            `Pour continuer, il faudrait une tuile derrière le bateau croisé (« ${capital(ahead)} », autour de la case devant)`,
            `To go on it would need a tile behind the ship it passes (“${capital(ahead)}”, around the square ahead)`,
          )
        : `${say(lang, 'Au pas suivant : ', 'At the next step: ')}${lowered(caboBook.violationText(violation, lang))}`,
  }));
};

/** Tiles entered that no table can hold beside each other. */
const clashesInWords = ({ clashes }: SailingAnswer, input: SailingInput, lang: Lang): Choice[] => {
  if (clashes.length === 0) return [];
  const own = turnedBy(input.heading, 4);
  const names = clashes.map((name) =>
    name === own ? say(lang, 'celle où il est', 'the one it is on') : directionName(name, lang),
  );
  return [
    {
      state: 'open',
      text: say(
        lang,
        `Ces tuiles ne se poseraient pas ainsi, terre contre terre et mer contre mer : ${listed(names, 'fr')}, autour de la case devant`,
        `These tiles could not lie like this, land to land and sea to sea: ${listed(names, 'en')}, around the square ahead`,
      ),
    },
  ];
};

const withMore = (told: Answered, title: string, more: readonly Choice[]): Answered =>
  more.length === 0
    ? told
    : { ...told, choices: { title: told.choices?.title ?? title, items: [...(told.choices?.items ?? []), ...more] } };

/** The answer about a move of a ship in words. */
export const explain = (answer: SailingAnswer, input: SailingInput, lang: Lang): Answered => {
  const plain = judged(answer, lang, {
    why: answer.sinks
      ? say(lang, 'Permis, mais le bateau y coule.', 'Allowed, but the ship sinks there.')
      : say(lang, `Permis, pour ${actions(answer.cost, 'fr')}.`, `Allowed, for ${actions(answer.cost, 'en')}.`),
    short: actions(answer.cost, lang),
    follows: follows(answer, lang),
  });
  const penalty: Choice = {
    state: 'illegal',
    text: say(
      lang,
      'Joué quand même, et remarqué par un adversaire : le bateau coule',
      'Played all the same, and noticed by an opponent: the ship sinks',
    ),
  };
  const told = withMore(plain, say(lang, 'Pourquoi', 'Why'), blockedInWords(answer, input, lang));
  const noticed = withMore(
    told,
    say(lang, 'Et si on l’a joué', 'And if it was played'),
    answer.penalty ? [penalty] : [],
  );
  return withMore(noticed, say(lang, 'À vérifier', 'To check'), clashesInWords(answer, input, lang));
};

/** What one reading says about it. */
export const cells = (answer: SailingAnswer, _: SailingInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'coup', 'move'),
    main: !answer.verdict.legal
      ? say(lang, 'illégal', 'illegal')
      : answer.sinks
        ? say(lang, 'le bateau coule', 'the ship sinks')
        : say(lang, 'légal', 'legal'),
    sub: answer.verdict.legal ? actions(answer.cost, lang) : '',
  },
];
