import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.shipments;

/** Playing a Shipment card: phase 3, up to the moment a distribution begins. */
export const port = rulebook({
  'port.must-play': {
    kind: 'obligation',
    source,
    fr: 'En phase 3, le joueur actif ne peut pas passer : il joue une Cargaison.',
    en: 'In phase 3, the active player cannot pass: they play a Shipment card.',
    terms: ['shipment', 'play-shipment'],
  },
  'port.one-card': {
    kind: 'prohibition',
    source,
    fr: 'Une seule Cargaison par tour, dans un seul des ports : pas une pour chaque port.',
    en: 'One Shipment card in a turn, at one of the ports: not one for each port.',
    terms: ['shipment'],
  },
  'port.from-hand': {
    kind: 'obligation',
    source,
    fr: 'La Cargaison vient de la main du joueur. L’entrepôt n’en fournit pas.',
    en: 'The Shipment card comes from the player’s hand, never from the warehouse.',
    terms: ['hand', 'warehouse'],
  },
  'port.open-harbor': {
    kind: 'obligation',
    source,
    fr: 'Une Cargaison se joue dans un port au choix, pourvu qu’une carte Port y soit visible.',
    en: 'A Shipment card is played at any port, as long as a Harbor card lies there face up.',
    terms: ['port', 'harbor'],
  },
  'port.placement': {
    kind: 'effect',
    source,
    fr: 'La première Cargaison touche la carte Port, par-dessous, face visible. Chaque suivante, face visible aussi, se pose un peu plus bas, en partie sur la dernière.',
    en: 'The first Shipment card goes right below the Harbor card, face up. Each later one, face up too, lies a little lower, partly over the last.',
    terms: ['tower'],
  },
  'port.cover': {
    kind: 'effect',
    source,
    fr: 'Une Cargaison cache le drapeau du bas de la carte qu’elle recouvre. Les drapeaux du haut restent visibles.',
    en: 'A Shipment card hides the lower flag of the card it overlaps. The upper flags stay in view.',
    see: ['ruling.port-flags'],
    terms: ['cover', 'flag'],
  },
  'port.monopoly-value': {
    kind: 'definition',
    source,
    fr: 'Sur une carte Port, le nombre de gauche est la valeur de monopole : les drapeaux qu’il faut à une compagnie.',
    en: 'On a Harbor card, the number on the left is the monopoly value: the flags a company needs.',
    see: ['monopoly.reached'],
    terms: ['monopoly-value'],
  },
  'port.capacity': {
    kind: 'definition',
    source,
    fr: 'Sur une carte Port, le nombre de droite est la capacité : combien de Cargaisons le port peut recevoir.',
    en: 'On a Harbor card, the number on the right is the capacity: how many Shipment cards the port can hold.',
    see: ['shared.condition'],
    terms: ['capacity'],
  },
  'port.trigger': {
    kind: 'effect',
    source,
    fr: 'Dès que la carte jouée atteint l’un de ces deux nombres, le port distribue ses épices.',
    en: 'As soon as the card played reaches one of these two numbers, the port gives out its spices.',
    see: ['monopoly.reached', 'shared.condition', 'ruling.port-flags'],
    terms: ['distribution'],
  },
  'port.refill': {
    kind: 'effect',
    source: headings.shared,
    fr: 'Le port vidé reçoit ensuite la carte du dessus de la pile Port, face visible.',
    en: 'The emptied port then gets the top card of the Harbor pile, face up.',
    see: ['end.harbor-pile'],
    terms: ['harbor', 'port'],
  },
});
