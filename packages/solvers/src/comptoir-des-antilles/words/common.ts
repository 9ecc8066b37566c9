import type { Action, Edition, State } from '@portolan/comptoir-des-antilles';
import { sentencesIn, unit } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { both, say, seat, withNoun } from '@portolan/core/words';

/** What answers are told by: the names of the box. */
export type Boxed = Pick<State, 'edition'>;

/** Ways to play that are told; a machine can have all of them. */
export const MOST_TOLD = 40;

/** What is tried where a turn is looked through. */
export const oneTurn = both(
  'Toutes les façons de jouer le tour ont été essayées, jusqu’à ce que les quais soient regarnis.',
  'Every way to play the turn was tried, up to the filling of the quays.',
);

/** What is tried where games are played out. */
export const played = both(
  'Des parties jouées jusqu’au bout, tuiles cachées redistribuées à chaque fois.',
  'Games played to the end, hidden tiles dealt anew each time.',
);

/** Who asks. */
export const whose = both('Qui demande ?', 'Who asks?');

/** A change of a counter: `+3`, `−2`, `0`. */
const change = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** A change of a counter with its unit: `+3 premiums`. */
export const inPremiums = (value: number, lang: Lang): string => withNoun(change(value), value, unit, lang);

/** Numbers by seat, each as it is written; who has 0 is left out. */
export const bySeat = (values: readonly number[], written: (value: number) => string, none: string): string =>
  values.flatMap((value, at) => (value === 0 ? [] : [`${seat(at)}\u00a0${written(value)}`])).join(', ') || none;

/** Changes by seat: `A +3, B −1`; who keeps what he has is left out. */
export const changes = (values: readonly number[], lang: Lang): string =>
  bySeat(values, change, say(lang, 'aucun compteur ne change', 'no counter changes'));

/** A way to play as one line; nothing to do has its words too. */
export const line = (actions: readonly Action[], edition: Edition, lang: Lang): string =>
  actions.length === 0
    ? say(lang, 'rien de plus', 'nothing more')
    : actions.map((action) => sentencesIn(edition).action(action, lang)).join(say(lang, ' ; ', '; '));

/** What a search has left out, as a further sentence. */
export const left = (complete: boolean, lang: Lang): string =>
  complete
    ? ''
    : say(
        lang,
        ' Il y a plus que cela : le hasard s’en mêle, ou les façons de jouer sont trop nombreuses.',
        ' There is more than this: chance comes in between, or there are too many ways to play.',
      );
