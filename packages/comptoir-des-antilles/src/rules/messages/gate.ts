import { plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

/** Actions refused because of who, when or how often. */
export const gate: Readonly<Record<string, Sentence>> = {
  'game-over': plain('La partie est finie : plus rien ne se joue.', 'The game is over: nothing more is played.'),
  'wrong-phase': {
    fr: (facts) => `Pas maintenant : c’est ${fr.phase(facts.phase)}. On ne peut pas y ${fr.deed(facts.kind)}.`,
    en: (facts) => `Not now: this is ${en.phase(facts.phase)}. It does not allow ${en.deed(facts.kind)}.`,
  },
  'round.order/not-your-turn': {
    fr: (facts) => `C’est le tour de ${seat(facts.active)}, pas celui de ${seat(facts.seat)}.`,
    en: (facts) => `It is ${seat(facts.active)}’s turn, not ${seat(facts.seat)}’s.`,
  },
  'turn.auction/not-your-turn': {
    fr: (facts) => `C’est le tour de ${seat(facts.active)} : ${seat(facts.seat)} ne peut pas y ouvrir d’enchère.`,
    en: (facts) => `It is ${seat(facts.active)}’s turn: ${seat(facts.seat)} cannot open an auction in it.`,
  },
  'tile.any-time/not-your-turn': {
    fr: (facts) => `C’est le tour de ${seat(facts.active)} : ${seat(facts.seat)} ne peut pas y jouer de tuile.`,
    en: (facts) => `It is ${seat(facts.active)}’s turn: ${seat(facts.seat)} cannot play a tile in it.`,
  },
  'turn.contact/already-played': plain(
    'Une relation a déjà été jouée dans ce tour : une seule par tour.',
    'A contact has already been played in this turn: only one in a turn.',
  ),
  'tile.once-per-turn/already-played': plain(
    'Une tuile a déjà été jouée dans ce tour : une seule par tour.',
    'A tile has already been played in this turn: only one in a turn.',
  ),
  'contact-not-played': plain(
    'Le tour n’est pas fini : il faut d’abord jouer une relation.',
    'The turn is not over: a contact must be played first.',
  ),
  'already-auctioned': plain(
    'Il y a déjà eu une enchère dans ce tour : une seule par tour.',
    'There has already been an auction in this turn: only one in a turn.',
  ),
  'already-left': plain(
    'L’ardoise a déjà été laissée dans ce tour : une seule fois par tour.',
    'The slate has already been left in this turn: only once in a turn.',
  ),
  'sailing.commission/nothing-due': plain(
    'Aucune commission n’est due : il n’y a rien à payer.',
    'No commission is due: there is nothing to pay.',
  ),
  'slate.designate/nothing-due': plain(
    'Aucune commission n’est due : l’ardoise ne se laisse pas.',
    'No commission is due: the slate cannot be left.',
  ),
  'card-in-progress': plain(
    'Une relation est en cours : la tuile attend qu’elle soit finie.',
    'A contact is being carried out: the tile waits until it is done.',
  ),
  'ruling.tile-window/departure-in-progress': plain(
    'Un départ est en cours : la tuile attend qu’il soit réglé.',
    'A departure is under way: the tile waits until it is settled.',
  ),
  'sailing.one-by-one/departure-in-progress': plain(
    'Un départ est en cours : un second navire ne part pas avant qu’il soit réglé.',
    'A departure is under way: no second ship sails before it is settled.',
  ),
  'refill-in-progress': plain(
    'Un nouveau navire attend sa marchandise : la tuile vient après.',
    'A new ship waits for its goods: the tile comes after that.',
  ),
};
