import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.end;

/** The end: when it comes, the last Missions, the count. */
export const end = rulebook({
  'end.harbor-pile': {
    kind: 'end',
    source,
    fr: 'La partie s’arrête quand un port attend une carte et que la pile Port est vide.',
    en: 'The game ends when a port waits for a card and the Harbor pile is empty.',
    see: ['end.last-harbor', 'port.refill'],
    terms: ['harbor', 'pile'],
  },
  'end.last-harbor': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Retourner la dernière carte Port n’arrête pas la partie.',
    en: 'Turning up the last Harbor card does not end the game.',
    terms: ['harbor', 'pile'],
  },
  'end.shipment-cards': {
    kind: 'end',
    source,
    fr: 'La partie s’arrête aussi quand il faut tirer deux Cargaisons et que pioche et défausse sont vides.',
    en: 'The game also ends when two Shipment cards must be drawn while pile and discard are empty.',
    see: ['draw.two', 'ruling.end-one-card'],
    terms: ['shipment', 'pile', 'discard'],
  },
  'end.clear': {
    kind: 'effect',
    source,
    fr: 'Les cartes Port et les Cargaisons qui restent sur la table vont à la défausse, les mains aussi.',
    en: 'Harbor cards and Shipment cards left on the table are discarded, and so are the hands.',
    see: ['end.warehouses'],
    terms: ['port', 'hand', 'warehouse'],
  },
  'end.warehouses': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Quand la table est vidée à la fin de la partie, les entrepôts restent en place.',
    en: 'When the table is cleared at the end of the game, the warehouses stay as they are.',
    terms: ['warehouse'],
  },
  'final.mission': {
    kind: 'permission',
    source,
    fr: 'Chacun peut encore réaliser une Mission de la rangée, payée comme les autres.',
    en: 'Each player may complete one more Mission of the row, paid for like any other.',
    see: ['mission.combination', 'pirates.not-at-end'],
    terms: ['final-mission'],
  },
  'final.order': {
    kind: 'obligation',
    source,
    fr: 'Pour la dernière Mission, chacun a son tour une fois, dans le sens horaire. Le voisin de gauche du dernier joueur actif commence ; ce joueur vient en dernier.',
    en: 'For the final Mission each player has one turn, clockwise. The left neighbor of the last active player begins; that player comes last.',
    terms: ['active-player', 'final-mission'],
  },
  'score.total': {
    kind: 'scoring',
    source,
    fr: 'Chacun fait son total. La partie est finie : plus rien ne se joue.',
    en: 'Every player adds up their points. The game is over: nothing more is played.',
    terms: ['vp'],
  },
  'score.shipments': {
    kind: 'scoring',
    source,
    fr: 'Une Cargaison gardée en entrepôt vaut 1 PV, simple, doublée ou caisse.',
    en: 'A Shipment card kept in a warehouse is worth 1 VP, be it single, doubled or a crate.',
    terms: ['shipment', 'vp'],
  },
  'score.harbors': {
    kind: 'scoring',
    source,
    fr: 'Une carte Port gardée en entrepôt vaut aussi 1 PV.',
    en: 'A Harbor card kept in a warehouse is worth 1 VP too.',
    terms: ['harbor', 'vp'],
  },
  'score.missions': {
    kind: 'scoring',
    source,
    fr: 'Une Mission réalisée vaut les points de sa tuile.',
    en: 'A completed Mission is worth the points on its tile.',
    terms: ['mission', 'vp'],
  },
  'score.winner': {
    kind: 'end',
    source,
    fr: 'Le plus grand total gagne.',
    en: 'The greatest total wins.',
    terms: ['vp'],
  },
  'score.tie': {
    kind: 'end',
    source,
    fr: 'À égalité, le plus grand nombre de Missions tranche. Précision de notre part : s’il est égal aussi, la victoire est partagée.',
    en: 'On a tie, the greater number of Missions decides. Our addition: if that is equal too, the win is shared.',
    except: 'score.winner',
    terms: ['mission'],
  },
});
