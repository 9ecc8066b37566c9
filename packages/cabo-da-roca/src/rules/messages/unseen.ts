import { capital, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

/** What keeps chance from drawing, an unknown cargo from being named, a piece that is not there from acting. */
export const unseen: Readonly<Record<string, Sentence>> = {
  'no-such-piece': {
    fr: (facts) =>
      facts.ship === undefined
        ? `Aucun marin ne se tient en ${square(facts.at)}.`
        : `${capital(fr.ship(facts.ship))} n’est pas en jeu.`,
    en: (facts) =>
      facts.ship === undefined
        ? `No sailor stands on ${square(facts.at)}.`
        : `${capital(en.ship(facts.ship))} is not in play.`,
  },
  'no-card-left': plain(
    'Il ne reste aucune carte de commerce, ni dans la pioche ni dans la défausse.',
    'No trade card is left, neither in the pile nor in the discard.',
  ),
  'no-unknown-cargo': plain(
    'On ne nomme la carte que pour vendre une marchandise que personne n’a vue.',
    'A card is named only to sell a cargo that nobody has seen.',
  ),
  'card-seen': {
    fr: (facts) => `${capital(fr.card(facts.card))} est déjà visible ailleurs : ce n’est pas cette marchandise.`,
    en: (facts) => `${capital(en.card(facts.card))} has been seen elsewhere: it is not this cargo.`,
  },
  'not-sold-here': {
    fr: (facts) => `Avec ${fr.card(facts.card)}, ce bateau ne vend rien dans ce port.`,
    en: (facts) => `With ${en.card(facts.card)} this ship sells nothing in this port.`,
  },
  'wrong-seat': {
    fr: (facts) => `Le port suivant est pour ${seat(facts.expected)}, pas pour ${seat(facts.seat)}.`,
    en: (facts) => `The next port is for ${seat(facts.expected)}, not for ${seat(facts.seat)}.`,
  },
  'setup.port/port-taken': {
    fr: (facts) =>
      facts.seat === undefined
        ? `Le port ${word(facts.port)} est déjà donné.`
        : `Le port ${word(facts.port)} est donné à ${seat(facts.seat)} et à un autre joueur.`,
    en: (facts) =>
      facts.seat === undefined
        ? `Port ${word(facts.port)} has been dealt already.`
        : `Port ${word(facts.port)} is dealt to ${seat(facts.seat)} and to another player.`,
  },
  'not-in-stack': {
    fr: (facts) => `Cette tuile (${fr.tile(facts.tile)}) n’est plus dans la pile.`,
    en: (facts) => `This tile (${en.tile(facts.tile)}) is no longer in the stack.`,
  },
  'gone-back': {
    fr: (facts) =>
      `Cette sorte de tuile (${fr.tile(facts.tile)}) vient de retourner dans la pile : on en tire une autre.`,
    en: (facts) => `This kind of tile (${en.tile(facts.tile)}) has just gone back: another kind is drawn.`,
  },
  'not-in-pile': {
    fr: (facts) => `${capital(fr.card(facts.card))} n’est pas dans la pioche.`,
    en: (facts) => `${capital(en.card(facts.card))} is not in the pile.`,
  },
  'wrong-type': {
    fr: (facts) => `On cherche une autre valeur que celle de ${fr.card(facts.card)}.`,
    en: (facts) => `Another value is looked for than that of ${en.card(facts.card)}.`,
  },
};
