import { amount, type Facts, items, type Sentence, seat } from '@portolan/core/words';
import { action } from './actions.ts';
import * as en from './english.ts';
import { end, quay } from './facts.ts';
import * as fr from './french.ts';

/** What was done of an effect: placed, moved or removed. */
const done = ({ placed, moved, removed }: Facts) => placed ?? moved ?? removed;
const split = (groups: unknown) => items(groups).join(' + ');

const takesFr: Readonly<Record<string, string>> = { own: 'les siens', other: 'ceux des autres' };
const takesEn: Readonly<Record<string, string>> = { own: 'one’s own', other: 'those of others' };

const example = (facts: Facts, lang: 'fr' | 'en') => action(end(facts.example) as { kind: string }, lang);

/** Effects carried out in a way that the card or the port does not allow. */
export const effectRefusals: Readonly<Record<string, Sentence>> = {
  'contact.discard/not-in-hand': {
    fr: (facts) => `On n’a plus ${fr.contact(facts.contact)} en main : elle est déjà jouée.`,
    en: (facts) => `One no longer has ${en.contact(facts.contact)} in hand: it has been played.`,
  },
  'wrong-effect': {
    fr: (facts) => `L’effet à appliquer est un autre : ${fr.deed(facts.due)}, et non ${fr.deed(facts.kind)}.`,
    en: (facts) => `The effect due is another one: ${en.deed(facts.due)}, not ${en.deed(facts.kind)}.`,
  },
  'wrong-number': {
    fr: (facts) => `L’effet porte sur ${fr.count(facts.due, 'porteur')}, et non sur ${amount(done(facts))}.`,
    en: (facts) => `The effect is about ${en.count(facts.due, 'porter')}, not about ${amount(done(facts))}.`,
  },
  'wrong-split': {
    fr: (facts) => `Navire par navire, la carte demande ${split(facts.due)}, et non ${split(facts.split)}.`,
    en: (facts) => `Ship by ship, the card asks for ${split(facts.due)}, not for ${split(facts.split)}.`,
  },
  'wrong-owner': {
    fr: (facts) =>
      facts.porter === undefined
        ? 'L’un des deux porteurs doit être au joueur actif.'
        : `Ce porteur est à ${seat(facts.porter)} : l’effet ne prend que ${takesFr[String(facts.whose)] ?? 'd’autres'}.`,
    en: (facts) =>
      facts.porter === undefined
        ? 'One of the two porters must be the active player’s.'
        : `This porter is ${seat(facts.porter)}’s: the effect takes only ${takesEn[String(facts.whose)] ?? 'others'}.`,
  },
  'no-porter': {
    fr: (facts) => `${seat(facts.porter)} n’a pas ces porteurs à bord au quai ${quay(facts.quay)}.`,
    en: (facts) => `${seat(facts.porter)} does not have these porters aboard at quay ${quay(facts.quay)}.`,
  },
  'same-owner': {
    fr: (facts) => `Les deux porteurs sont à ${seat(facts.porter)} : on échange entre deux joueurs.`,
    en: (facts) => `Both porters are ${seat(facts.porter)}’s: an exchange is between two players.`,
  },
  'same-ship': {
    fr: (facts) => `Il faut deux navires, et non deux fois celui du quai ${quay(facts.quay)}.`,
    en: (facts) => `Two ships are needed, not twice the one at quay ${quay(facts.quay)}.`,
  },
  'quay-not-allowed': {
    fr: (facts) => `La carte ne permet pas le quai ${quay(facts.quay)}.`,
    en: (facts) => `The card does not allow quay ${quay(facts.quay)}.`,
  },
  'no-such-option': {
    fr: (facts) => `La carte n’a pas de choix ${amount(facts.option) + 1}.`,
    en: (facts) => `The card has no choice ${amount(facts.option) + 1}.`,
  },
  'option-impossible': {
    fr: (facts) => `Le choix ${amount(facts.option) + 1} de la carte est impossible ici.`,
    en: (facts) => `Choice ${amount(facts.option) + 1} of the card is impossible here.`,
  },
  'effect-possible': {
    fr: (facts) =>
      facts.example === undefined
        ? 'L’effet est possible : on ne le saute pas.'
        : `L’effet est possible, on ne le saute pas. Par exemple : ${example(facts, 'fr')}.`,
    en: (facts) =>
      facts.example === undefined
        ? 'The effect is possible: it is not skipped.'
        : `The effect is possible, it is not skipped. For instance: ${example(facts, 'en')}.`,
  },
  'no-ship': {
    fr: (facts) => `Il n’y a pas de navire au quai ${quay(facts.quay)}.`,
    en: (facts) => `There is no ship at quay ${quay(facts.quay)}.`,
  },
  'not-adjacent': {
    fr: (facts) =>
      facts.from === facts.to
        ? `Il faut deux quais voisins, et non deux fois le quai ${quay(facts.to)}.`
        : `Les quais ${quay(facts.from)} et ${quay(facts.to)} ne sont pas voisins.`,
    en: (facts) =>
      facts.from === facts.to
        ? `Two adjacent quays are needed, not twice quay ${quay(facts.to)}.`
        : `Quays ${quay(facts.from)} and ${quay(facts.to)} are not adjacent.`,
  },
  'no-room': {
    fr: (facts) =>
      `Au quai ${quay(facts.quay)}, il reste ${fr.count(facts.places, 'place')} pour ${fr.count(facts.placing, 'porteur')}.`,
    en: (facts) =>
      `At quay ${quay(facts.quay)} there ${amount(facts.places) === 1 ? 'is' : 'are'} ${en.count(facts.places, 'place')} for ${en.count(facts.placing, 'porter')}.`,
  },
  'reserve-short': {
    fr: (facts) => `La réserve a ${fr.count(facts.reserve, 'porteur')} ; il en faudrait ${amount(facts.placing)}.`,
    en: (facts) => `The reserve has ${en.count(facts.reserve, 'porter')}; ${amount(facts.placing)} would be needed.`,
  },
  reserved: {
    fr: (facts) =>
      `Au quai ${quay(facts.quay)}, l’Exclusivité est à ${seat(facts.by)} : lui seul y fait monter des porteurs.`,
    en: (facts) => `At quay ${quay(facts.quay)}, Exclusive is ${seat(facts.by)}’s: nobody else brings porters aboard.`,
  },
  locked: {
    fr: (facts) => `Le navire du quai ${quay(facts.quay)} est plein : rien n’y bouge plus avant son départ.`,
    en: (facts) => `The ship at quay ${quay(facts.quay)} is full: nothing moves on it before it sails.`,
  },
};
