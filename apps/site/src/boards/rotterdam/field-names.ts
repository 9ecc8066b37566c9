import type { Lang } from '@portolan/core';
import { fieldNamer } from '../../kit/field-names.ts';
import { both, say } from '../../kit/text.ts';
import { seatLetter } from '../seats.ts';

const numbered =
  (fr: string, en: string) =>
  (key: string, lang: Lang): string =>
    say(lang, `${fr} ${Number(key) + 1}`, `${en} ${Number(key) + 1}`);

/** What a place of an input is called on the forms of Rotterdam: `players[1].missions` is "Joueur B, Missions". */
export const fieldName = fieldNamer({
  fields: {
    seats: both('nombre de joueurs', 'number of players'),
    color: both('couleur annoncée', 'color called'),
    caller: both('qui annonce', 'who calls'),
    position: both('où est le navire', 'where the ship is'),
    occupied: both('positions occupées', 'positions taken'),
    to: both('où il va', 'where it goes'),
    path: both('le recul prétendu', 'the way back that is claimed'),
    ships: both('les navires', 'the ships'),
    wishes: both('ce que veulent les propriétaires', 'what the owners want'),
    ship: both('le navire', 'the ship'),
    other: both('l’autre navire', 'the other ship'),
    owner: both('propriétaire', 'owner'),
    at: both('position', 'position'),
    cargo: both('cargaison', 'cargo'),
    start: both('à quel départ', 'at which start'),
    card: both('la carte', 'the card'),
    phase: both('phase', 'phase'),
    step: both('où en est le tour', 'how far the turn is'),
    turn: both('à qui est le tour', 'whose turn it is'),
    seat: both('qui joue', 'who plays'),
    passed: both('qui n’échange plus', 'who trades no more'),
    offer: both('l’offre', 'the offer'),
    hand: both('cartes Navigation en main', 'Navigation cards in hand'),
    harbor: both('le port', 'the harbor'),
    entered: both('la cargaison à l’entrée du port', 'the cargo as the ship came in'),
    top: both('la carte ouverte', 'the open card'),
    pile: both('cartes dans la pioche', 'cards in the pile'),
    mission: both('la Mission', 'the Mission'),
    missions: both('Missions', 'Missions'),
    products: both('Produits', 'Products'),
    product: both('le Produit', 'the Product'),
    jokers: both('Jokers', 'Jokers'),
    points: both('points', 'points'),
    players: both('joueurs', 'players'),
    laid: both('cartes posées', 'cards laid'),
    navigation: both('cartes Navigation', 'Navigation cards'),
    opponent: both('l’adversaire', 'the opponent'),
    draws: both('cartes que je pioche', 'cards that I draw'),
    before: both('cartes piochées avant moi', 'cards drawn before me'),
    rounds: both('manches qui restent', 'rounds left'),
  },
  items: {
    players: (key, lang) => say(lang, `joueur ${seatLetter(Number(key))}`, `player ${seatLetter(Number(key))}`),
    ships: numbered('navire', 'ship'),
    wishes: numbered('choix', 'choice'),
    products: numbered('Produit', 'Product'),
    jokers: numbered('Joker', 'Joker'),
    laid: numbered('carte posée', 'card laid'),
    navigation: numbered('carte Navigation', 'Navigation card'),
    missions: numbered('Mission', 'Mission'),
    occupied: numbered('position occupée', 'position taken'),
    path: numbered('le recul prétendu, position', 'the way back, position'),
  },
});
