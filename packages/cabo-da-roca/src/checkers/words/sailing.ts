import type { Lang } from '@portolan/core';
import type { CheckerWords, Choice } from '@portolan/core/answers';
import { both, capital, fieldWords, inQuotes, listed, say } from '@portolan/core/words';
import { directionOf, directionText } from '../../pieces/squares.ts';
import { violation } from '../../rules/messages/index.ts';
import { squareInWords } from '../../rules/messages/names.ts';
import { actionsInWords, coinsInWords, directionName } from '../../rules/names.ts';
import type { Direction } from '../../types.ts';
import type { SailingAnswer, SailingInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { directionNames, shipNames } from './values.ts';
import { lowered, verdictWords, withMore } from './verdict-words.ts';

const follows = ({ shark, toll, moveOn, sinks }: SailingAnswer, lang: Lang): Choice[] => {
  const found: Choice[] = [];
  if (shark > 0)
    found.push({ state: 'legal', text: say(lang, `Le requin en prend ${shark}`, `The shark takes ${shark} of them`) });
  if (toll > 0) {
    const coins = coinsInWords(toll, lang);
    found.push({ state: 'legal', text: say(lang, `Péage : ${coins}`, `Toll: ${coins}`) });
  }
  if (moveOn) {
    const to = squareInWords(moveOn);
    const text = say(
      lang,
      `Il croise un bateau : il doit continuer aussitôt vers ${to}`,
      `It passes a ship: it must go on at once to ${to}`,
    );
    found.push({ state: 'legal', text });
  }
  if (sinks) found.push({ state: 'illegal', text: say(lang, 'Il y coule', 'It sinks there') });
  return found;
};

/** Why it cannot go on behind the ship ahead, in terms of the squares of the input. */
const blockedInWords = ({ blocked }: SailingAnswer, { heading }: SailingInput, lang: Lang): Choice[] => {
  const ahead = inQuotes(capital(directionName(heading, lang)), lang);
  return blocked.map((found) => ({
    state: 'illegal' as const,
    text:
      found.reason === 'no-tile'
        ? say(
            lang,
            `Pour continuer, il faudrait une tuile derrière le bateau croisé (${ahead}, autour de la case devant)`,
            `To go on it would need a tile behind the ship it passes (${ahead}, around the square ahead)`,
          )
        : `${say(lang, 'Au pas suivant : ', 'At the next step: ')}${lowered(violation(found, lang))}`,
  }));
};

const behind = (heading: Direction): Direction => directionText((directionOf(heading) + 4) % 8);

/** Tiles entered that no table can hold beside each other. */
const clashesInWords = ({ clashes }: SailingAnswer, { heading }: SailingInput, lang: Lang): Choice[] => {
  if (clashes.length === 0) return [];
  const own = behind(heading);
  const names = listed(
    clashes.map((name) =>
      name === own ? say(lang, 'celle où il est', 'the one it is on') : directionName(name, lang),
    ),
    lang,
  );
  return [
    {
      state: 'open',
      text: say(
        lang,
        `Ces tuiles ne se poseraient pas ainsi, terre contre terre et mer contre mer : ${names}, autour de la case devant`,
        `These tiles could not lie like this, land to land and sea to sea: ${names}, around the square ahead`,
      ),
    },
  ];
};

/** Whether a ship may make a move, in words. */
export const sailing: CheckerWords<SailingInput, SailingAnswer> = {
  ...disputes.sailing,
  ...fieldWords({
    move: [
      both('Le coup', 'The move'),
      {
        advance: both('Avancer', 'Advance'),
        rotate: both('Tourner', 'Rotate'),
        depart: both('Quitter le port', 'Leave port'),
      },
    ],
    ship: [both('Le bateau', 'The ship'), shipNames],
    heading: [both('Son cap', 'Its heading'), directionNames],
    from: both('La case où il est', 'The square it is on'),
    entered: both('Il vient d’entrer dans ce port', 'It has entered this port this turn'),
    to: both('La case devant', 'The square ahead'),
    there: [
      both('Un bateau devant, cap', 'A ship ahead, heading'),
      { ...directionNames, '': both('pas de bateau', 'no ship') },
    ],
    sailor: both('Un marin se tient devant', 'A sailor stands ahead'),
    around: both('Autour de la case devant', 'Around the square ahead'),
    landBeyond: both('Une case de terre plus loin, hors de ces huit', 'A land square farther on, beyond these eight'),
    left: both('Actions restantes', 'Actions left'),
    bonus: both('Bonus de phare de ce bateau', 'Lighthouse bonuses of this ship'),
    useBonus: both('Un bonus paie ce mouvement', 'A bonus pays for this move'),
    advanced: both('Cases déjà avancées ce tour', 'Squares advanced this turn'),
    rotated: both('Rotations déjà faites ce tour', 'Rotations made this turn'),
    keepers: both('Phares adverses quittés par ce pas', 'Opponents’ lighthouses left by this step'),
  }),
  explain: (answer, input, lang) => {
    const cost = actionsInWords(answer.cost, lang);
    const plain = verdictWords(answer, lang, {
      why: answer.sinks
        ? say(lang, 'Permis, mais le bateau y coule.', 'Allowed, but the ship sinks there.')
        : say(lang, `Permis, pour ${cost}.`, `Allowed, for ${cost}.`),
      short: cost,
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
  },
  cells: ({ verdict, sinks, cost }, _, lang) => [
    {
      head: say(lang, 'coup', 'move'),
      main: !verdict.legal
        ? say(lang, 'illégal', 'illegal')
        : sinks
          ? say(lang, 'le bateau coule', 'the ship sinks')
          : say(lang, 'légal', 'legal'),
      sub: verdict.legal ? actionsInWords(cost, lang) : '',
    },
  ],
};
