import type { Section, Text } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { openSection } from './sections-open.ts';
import { tileSection } from './sections-tile.ts';
import { silentSection } from './silent.ts';

/** A section whose clauses are known ids. */
export interface ComptoirSection extends Section {
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly Clause[] }[];
}

/** The rulebook in reading order. */
export const sections: readonly ComptoirSection[] = [
  {
    id: 'game',
    title: { fr: 'Le jeu', en: 'The game' },
    parts: [{ clauses: ['game.theme', 'game.aim', 'game.players'] }],
  },
  {
    id: 'setup',
    title: { fr: 'Préparation', en: 'Setting up' },
    lead: {
      fr: 'Quatre navires attendent leur charge, et chacun cache déjà une marchandise pour un navire à venir.',
      en: 'Four ships wait for their load, and everybody already hides some goods for a ship to come.',
    },
    parts: [
      { title: { fr: 'Le port', en: 'The port' }, clauses: ['setup.port', 'port.quays'] },
      {
        title: { fr: 'Les navires', en: 'The ships' },
        clauses: ['setup.ship-pile', 'ships.list', 'setup.first-ships', 'port.ship-order'],
      },
      {
        title: { fr: 'Les tuiles', en: 'The tiles' },
        clauses: ['setup.goods-pile', 'setup.first-goods', 'port.goods-order', 'setup.tile-pile'],
      },
      {
        title: { fr: 'Chaque joueur', en: 'Each player' },
        clauses: [
          'setup.contacts',
          'setup.same-contacts',
          'setup.porters',
          'setup.markers',
          'setup.counters-at-zero',
          'setup.secret-goods',
          'setup.slate',
        ],
      },
    ],
  },
  {
    id: 'round',
    title: { fr: 'Le tour de table', en: 'The round' },
    lead: {
      fr: 'L’ardoise dit qui commence. Elle avance d’une place à chaque tour de table, sauf si l’on s’en est servi.',
      en: 'The slate tells who begins. It moves on by one place each round, unless it has been used.',
    },
    parts: [
      {
        title: { fr: 'L’ordre', en: 'The order' },
        clauses: ['round.first-player', 'round.order', 'round.slate-in-between'],
      },
      {
        title: { fr: 'La fin du tour de table', en: 'The end of the round' },
        clauses: ['round.slate-passes', 'turn.slate-kept'],
      },
    ],
  },
  {
    id: 'turn',
    title: { fr: 'Le tour', en: 'The turn' },
    lead: {
      fr: 'Une relation à chaque tour ; une enchère et une tuile événement si l’on veut.',
      en: 'One contact in every turn; an auction and an event tile if one likes.',
    },
    parts: [
      { clauses: ['turn.parts', 'turn.any-order', 'turn.contact', 'turn.auction', 'turn.tile', 'turn.departures'] },
    ],
  },
  {
    id: 'contact',
    title: { fr: 'Les relations', en: 'Contacts (Relations)' },
    lead: {
      fr: 'Une carte par tour, et la main ne revient qu’une fois vide : tout est de savoir laquelle garder.',
      en: 'One card a turn, and the hand comes back only once it is empty: it all depends on which card one keeps.',
    },
    parts: [
      {
        title: { fr: 'Les effets', en: 'The effects' },
        clauses: ['contact.effects', 'contact.impossible-effect', 'sailing.capacity', 'port.adjacent'],
      },
      { title: { fr: 'La main', en: 'The hand' }, clauses: ['contact.discard', 'contact.take-back'] },
      { title: { fr: 'Le prix', en: 'The price' }, clauses: ['contact.commission', 'contact.cost'] },
    ],
  },
  {
    id: 'sailing',
    title: { fr: 'Les départs', en: 'Departures' },
    lead: {
      fr: 'Un navire plein paie tous ceux qui l’ont chargé, mais un seul doit la commission.',
      en: 'A full ship pays all who loaded it, but only one player owes the commission.',
    },
    parts: [
      { title: { fr: 'Quand', en: 'When' }, clauses: ['sailing.when-full', 'sailing.one-by-one'] },
      {
        title: { fr: 'Les primes', en: 'The premiums' },
        clauses: ['sailing.premiums', 'premium.rates', 'post.track', 'post.markers'],
      },
      {
        title: { fr: 'La commission', en: 'The commission' },
        clauses: ['sailing.commission', 'sailing.commission-each', 'sailing.commission-to-nobody'],
      },
      {
        title: { fr: 'Le quai se vide', en: 'The quay empties' },
        clauses: ['sailing.ship-discarded', 'sailing.goods-under-pile', 'sailing.porters-home'],
      },
    ],
  },
  {
    id: 'slate',
    title: { fr: 'L’ardoise', en: 'The slate' },
    lead: {
      fr: 'Laisser une ardoise, c’est faire payer sa commission par un autre.',
      en: 'To leave the slate is to have one’s commission paid by another.',
    },
    parts: [
      {
        title: { fr: 'La laisser', en: 'Leaving it' },
        clauses: ['slate.use', 'slate.designate', 'slate.porter-aboard', 'slate.one-per-turn'],
      },
      {
        title: { fr: 'Le joueur désigné', en: 'The player named' },
        clauses: ['slate.short', 'slate.handed-over', 'slate.kept'],
      },
    ],
  },
  {
    id: 'ships',
    title: { fr: 'Nouveaux navires', en: 'New ships' },
    lead: {
      fr: 'Qui a fait partir un navire choisit ce que le suivant rapportera.',
      en: 'Whoever made a ship sail chooses what the next one will earn.',
    },
    parts: [{ clauses: ['ships.replaced', 'ships.draw-goods', 'ships.assign-goods'] }],
  },
  {
    id: 'auction',
    title: { fr: 'L’enchère', en: 'The auction' },
    lead: {
      fr: 'Une tuile événement se paie en primes, devant tout le monde.',
      en: 'An event tile is paid for in premiums, before everybody’s eyes.',
    },
    parts: [
      {
        title: { fr: 'L’ouvrir', en: 'Opening it' },
        clauses: ['auction.condition', 'auction.reveal', 'auction.empty-pile'],
      },
      {
        title: { fr: 'Les mises', en: 'The bids' },
        clauses: ['auction.bid', 'auction.first-word', 'auction.raise', 'auction.passed', 'auction.pay'],
      },
    ],
  },
  tileSection,
  {
    id: 'end',
    title: { fr: 'Fin de la partie', en: 'End of the game' },
    lead: {
      fr: 'La partie finit faute de navires, ou parce que quelqu’un est arrivé à 100.',
      en: 'The game ends for lack of ships, or because somebody has reached 100.',
    },
    parts: [{ clauses: ['end.last-ship', 'end.hundred', 'end.winner', 'end.worthless'] }],
  },
  openSection,
  silentSection,
];
