import type { Effect, Reach, Whose } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { say } from '@portolan/core/words';
import { portersInWords } from './names.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { do: Name }>;

const near = (reach: Reach | undefined): boolean => reach !== 'any';

const quaysOf = ({ quays }: Of<'place'>, lang: Lang): string => {
  if (!quays) return '';
  const list = quays.join(', ');
  return quays.length === 1
    ? say(lang, ` (quai ${list} seulement)`, ` (quay ${list} only)`)
    : say(lang, ` (quais ${list} seulement)`, ` (quays ${list} only)`);
};

const placing = ({ groups }: Of<'place'>, lang: Lang): string => {
  const [first = 1, ...rest] = groups;
  const head = portersInWords(first, lang);
  if (rest.length === 0) return say(lang, `placer ${head} sur un navire`, `place ${head} on one ship`);
  if (groups.every((n) => n === first)) {
    return say(
      lang,
      `placer ${head} sur chacun de ${groups.length}\u00a0navires`,
      `place ${head} on each of ${groups.length}\u00a0ships`,
    );
  }
  const others = rest.map((n) => say(lang, `${n} sur un autre`, `${n} on another`)).join(', ');
  return say(lang, `placer ${head} sur un navire, ${others}`, `place ${head} on one ship, ${others}`);
};

const owned = (n: number, whose: Whose, lang: Lang): string => {
  if (whose === 'any') return portersInWords(n, lang);
  if (whose === 'own') return say(lang, `${n} de ses porteurs`, `${n} of one’s own porters`);
  return say(
    lang,
    n < 2 ? '1\u00a0porteur d’un autre joueur' : `${n}\u00a0porteurs d’autres joueurs`,
    n === 1 ? '1\u00a0porter of another player' : `${n}\u00a0porters of other players`,
  );
};

const plain: { readonly [Name in Effect['do']]: (effect: Of<Name>, lang: Lang) => string } = {
  place: (effect, lang) => `${placing(effect, lang)}${quaysOf(effect, lang)}`,
  move: ({ n, whose, reach }, lang) => {
    const what = owned(n, whose, lang);
    const together = n > 1 ? say(lang, ' ensemble', ' together') : '';
    return near(reach)
      ? say(lang, `déplacer ${what}${together} vers un navire voisin`, `move ${what}${together} to an adjacent ship`)
      : say(lang, `déplacer ${what}${together} vers un autre navire`, `move ${what}${together} to another ship`);
  },
  swap: ({ whose, reach }, lang) => {
    const ships = near(reach)
      ? say(lang, 'entre deux navires voisins', 'between adjacent ships')
      : say(lang, 'entre deux navires', 'between two ships');
    return whose === 'own'
      ? say(
          lang,
          `échanger un de ses porteurs et un porteur d’un autre, ${ships}`,
          `exchange one of one’s own porters and one of another player, ${ships}`,
        )
      : say(
          lang,
          `échanger deux porteurs de joueurs différents, ${ships}`,
          `exchange two porters of different players, ${ships}`,
        );
  },
  remove: ({ n, whose }, lang) =>
    say(lang, `retirer ${owned(n, whose, lang)} d’un navire`, `take ${owned(n, whose, lang)} off one ship`),
  replace: (_, lang) =>
    say(
      lang,
      'remplacer un porteur d’un autre joueur par un des siens',
      'replace a porter of another player with one of one’s own',
    ),
  swapGoods: ({ reach }, lang) =>
    near(reach)
      ? say(lang, 'échanger les marchandises de deux navires voisins', 'exchange the goods of two adjacent ships')
      : say(lang, 'échanger les marchandises de deux navires', 'exchange the goods of two ships'),
  oneOf: ({ of }, lang) =>
    `${say(lang, 'au choix : ', 'one of these: ')}${of.map((one) => effectInWords(one, lang)).join(say(lang, ' ; ou ', '; or '))}`,
};

/** What an effect of a contact lets one do: "placer 2 porteurs sur un navire". */
export const effectInWords = (effect: Effect, lang: Lang): string => {
  const words = (plain[effect.do] as (effect: Effect, lang: Lang) => string)(effect, lang);
  return effect.may ? `${say(lang, 'si l’on veut, ', 'optionally, ')}${words}` : words;
};
