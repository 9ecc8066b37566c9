import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

const source = headings.sailing;

/** Sailing: when a ship leaves, what it pays, what it costs, what becomes of it. */
export const sailing = rulebook({
  'sailing.when-full': {
    kind: 'effect',
    source,
    fr: 'Un navire part dès qu’il est plein : autant de porteurs à bord que sa valeur.',
    en: 'A ship sails as soon as it is full: as many porters aboard as its value.',
    see: ['ruling.sailing-time', 'tile.shortage', 'tile.storm'],
    terms: ['ship', 'value', 'departure'],
  },
  'sailing.capacity': {
    kind: 'prohibition',
    source,
    fr: 'Il n’y a jamais plus de porteurs à bord que la valeur du navire.',
    en: 'There are never more porters aboard than the value of the ship.',
    terms: ['porter', 'value', 'place'],
  },
  'sailing.premiums': {
    kind: 'scoring',
    source,
    fr: 'Au départ, chacun touche une prime pour chacun de ses porteurs à bord, qui que ce soit qui fasse partir le navire.',
    en: 'At the departure, everybody earns one premium for each of their porters aboard, whoever made the ship sail.',
    see: ['premium.rates', 'tile.pirates'],
    terms: ['premium', 'porter', 'departure'],
  },
  'premium.rates': {
    kind: 'scoring',
    source: headings.premiums,
    fr: 'La marchandise du navire fixe la prime d’un porteur : Madras 2, Rhum 3, Épices 4, Vanille 5. Il y a sept tuiles Madras, cinq Rhum, trois Épices et une Vanille.',
    en: 'The goods of the ship set the premium of one porter: Madras 2, Rum 3, Spices 4, Vanilla 5. There are seven tiles of Madras, five of Rum, three of Spices and one of Vanilla.',
    see: ['tile.top-quality', 'tile.poor-quality'],
    terms: ['goods', 'premium'],
  },
  'post.track': {
    kind: 'definition',
    source: headings.post,
    fr: 'Sur le comptoir, le compteur de chacun monte avec les primes et descend avec les commissions.',
    en: 'On the trading post, each player’s counter goes up with premiums and down with commissions.',
    terms: ['trading-post', 'counter'],
  },
  'post.markers': {
    kind: 'definition',
    source: headings.post,
    fr: 'Des deux marqueurs d’un joueur, l’un montre les dizaines et l’autre les unités.',
    en: 'Of a player’s two markers, one shows the tens and the other the units.',
    terms: ['counter'],
  },
  'sailing.commission': {
    kind: 'obligation',
    source: headings.contacts,
    fr: 'Qui fait partir un navire pendant son propre tour doit chaque fois une commission, celle de la relation qui le lui a permis. Il la retire de son compteur.',
    en: 'Whoever makes a ship sail in their own turn owes a commission each time, that of the contact that let them do it. They take it off their counter.',
    see: ['slate.designate', 'sailing.commission-to-nobody', 'ruling.shortfall', 'ruling.tile-sailing-commission'],
    terms: ['commission', 'contact', 'counter'],
  },
  'sailing.commission-to-nobody': {
    kind: 'definition',
    source: headings.contacts,
    origin: 'ours',
    fr: 'Personne ne reçoit la commission.',
    en: 'Nobody receives the commission.',
    terms: ['commission'],
  },
  'sailing.commission-each': {
    kind: 'obligation',
    source,
    fr: 'Deux navires partis, deux commissions : chacune se paie à part.',
    en: 'Two ships gone, two commissions: each is paid on its own.',
    terms: ['commission', 'departure'],
  },
  'sailing.ship-discarded': {
    kind: 'effect',
    source,
    fr: 'Un navire parti est défaussé, et sa tuile événement avec lui. Il ne revient pas.',
    en: 'A ship that has sailed is discarded, and its event tile with it. It does not come back.',
    see: ['ruling.spent-tile'],
    terms: ['ship', 'discard'],
  },
  'sailing.goods-under-pile': {
    kind: 'effect',
    source,
    fr: 'La marchandise d’un navire parti passe sous la pile du comptoir. Elle sortira après toutes celles qui sont dessus.',
    en: 'The goods tile of a ship that has sailed goes under the pile on the trading post. It will come out after all those above it.',
    see: ['ships.draw-goods'],
    terms: ['goods', 'goods-pile'],
  },
  'sailing.porters-home': {
    kind: 'effect',
    source,
    fr: 'Les porteurs d’un navire parti rentrent, chacun dans la réserve de son joueur.',
    en: 'The porters of a ship that has sailed go home, each to the reserve of its player.',
    terms: ['porter', 'reserve'],
  },
  'sailing.one-by-one': {
    kind: 'obligation',
    source,
    fr: 'S’il part plusieurs navires dans un tour, un départ se règle avant le suivant : primes, commission ou ardoise, puis le navire, la marchandise et les porteurs quittent le quai. Les quais attendent le dernier départ pour être regarnis.',
    en: 'If several ships sail in one turn, one departure is settled before the next: premiums, commission or slate, then ship, goods and porters leave the quay. The quays wait for the last departure before they are filled.',
    see: ['ruling.sailing-order', 'turn.departures', 'ruling.refill-time'],
    terms: ['departure'],
  },
});

/** Where they stand in the rulebook. */
export const sailingSection: ComptoirSection = {
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
};
