import type { Lang } from '@portolan/core';
import { fieldNamer } from '../../kit/field-names.ts';
import { both, say } from '../../kit/text.ts';
import { seatLetter } from '../seats.ts';

const ofSeat =
  (fr: string, en: string) =>
  (key: string, lang: Lang): string =>
    say(lang, `${fr}, joueur ${seatLetter(Number(key))}`, `${en}, player ${seatLetter(Number(key))}`);

const numbered =
  (fr: string, en: string, from = 1) =>
  (key: string, lang: Lang): string =>
    say(lang, `${fr} ${Number(key) + from}`, `${en} ${Number(key) + from}`);

/** What a place of an input is called on the forms of Comptoir des Antilles: `premiums[1]` is "Primes, joueur B". */
export const fieldName = fieldNamer({
  fields: {
    seats: both('nombre de joueurs', 'number of players'),
    ship: both('le navire', 'the ship'),
    ships: both('les navires', 'the ships'),
    quays: both('les quais', 'the quays'),
    others: both('les autres quais', 'the other quays'),
    premiums: both('primes', 'premiums'),
    aboard: both('porteurs à bord', 'porters aboard'),
    reserve: both('porteurs en réserve', 'porters in reserve'),
    contact: both('la relation', 'the contact'),
    commission: both('commission de la relation', 'commission of the contact'),
    effects: both('ses effets', 'its effects'),
    effect: both('l’effet', 'the effect'),
    groups: both('groupes de porteurs', 'groups of porters'),
    n: both('combien de porteurs', 'how many porters'),
    whose: both('à qui sont les porteurs', 'whose porters'),
    reach: both('jusqu’où', 'how far'),
    of: both('choix', 'choices'),
    do: both('sorte', 'kind'),
    may: both('facultatif', 'optional'),
    play: both('le coup', 'the play'),
    plays: both('ce qui a été fait', 'what has been done'),
    porters: both('porteurs', 'porters'),
    porter: both('porteur', 'porter'),
    quay: both('quai', 'quay'),
    from: both('d’où', 'from where'),
    said: both('ce qui a été dit', 'what was said'),
    bid: both('mise', 'bid'),
    seat: both('qui joue', 'who plays'),
    active: both('à qui est le tour', 'whose turn it is'),
    slate: both('qui tient l’ardoise', 'who holds the slate'),
    holder: both('qui tient l’ardoise', 'who holds the slate'),
    first: both('qui a commencé le tour de table', 'who began the round'),
    left: both('l’ardoise a été laissée', 'the slate was left'),
    to: both('à qui', 'to whom'),
    tile: both('la tuile', 'the tile'),
    moment: both('quand', 'when'),
    cause: both('pourquoi il part', 'why it sails'),
    opener: both('qui veut ouvrir l’enchère', 'who wants to open the auction'),
    auctions: both('tuiles déjà mises aux enchères', 'tiles auctioned before'),
    payer: both('qui paie la commission', 'who pays the commission'),
    turnOver: both('le tour est fini', 'the turn is over'),
    draws: both('tirages', 'draws'),
    games: both('parties', 'games'),
  },
  items: {
    premiums: ofSeat('primes', 'premiums'),
    aboard: ofSeat('porteurs', 'porters'),
    ships: numbered('quai', 'quay', 0),
    quays: numbered('quai', 'quay'),
    others: numbered('quai', 'quay', 2),
    effects: numbered('effet', 'effect'),
    of: numbered('choix', 'choice'),
    groups: numbered('groupe', 'group'),
    plays: numbered('coup', 'play'),
    said: numbered('parole', 'saying'),
  },
});
