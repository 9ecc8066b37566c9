import { companies, companyName, phaseName, spiceLetterOf, spiceName } from '@portolan/boards/borneo';
import { phases, spiceIds } from '@portolan/borneo';
import { fieldWords } from '@portolan/core/words';
import { both, namesBy } from '../../../kit/text.ts';
import { words } from './words.ts';

const companyNames = namesBy(companies, companyName);

/** What the fields of a position are called, and the words they hold. */
export const positionWords = fieldWords({
  seats: words.players,
  'options.fourMerchants': both('Quatre marchands chacun, à trois joueurs', 'Four merchants each, with three players'),
  'options.blackbeard': both('Les secrets de Barbe Noire', 'The secrets of Blackbeard'),
  'edition.shipments': both(
    'Nos cartes ne sont pas celles du site : tout drapeau est admis',
    'Our cards are not those of this site: any flags are accepted',
  ),
  phase: [words.phase, namesBy(phases, phaseName)],
  active: words.active,
  first: both('Premier joueur', 'First player'),
  pirateShip: both('Bateau pirate', 'Pirate ship'),
  'turn.mission': both('Mission réalisée', 'Mission completed'),
  'turn.company': [
    words.company,
    {
      '': words.none,
      transfer: both('changement de compagnie', 'transfer'),
      attack: both('combat', 'fight'),
    },
  ],
  'turn.port': both('Cargaison jouée au port', 'Shipment card played at port'),
  'fight.company': [words.company, companyNames],
  'fight.attacker': words.attackerRank,
  'fight.defender': words.defenderRank,
  'fight.attack': both('Cartes de l’attaque', 'Cards of the attack'),
  'fight.defense': both('Cartes de la défense', 'Cards of the defense'),
  distribution: both('Les cartes jouées dans ce port sont connues', 'The cards played at this port are known'),
  'distribution.port': both('Port', 'Port'),
  'distribution.harbor': both('Carte Port qui s’y trouvait', 'Harbor card that lay there'),
  'distribution.played': both(
    'Cargaisons jouées, depuis la carte Port, avant tout choix',
    'Shipment cards played, from the Harbor card down, before any pick',
  ),
  'distribution.kind': [
    both('Genre', 'Kind'),
    { monopoly: both('monopole', 'monopoly'), shared: both('partagée', 'shared') },
  ],
  'distribution.picks[].seat': words.who,
  'distribution.picks[].company': [words.company, companyNames],
  'distribution.picks[].rank': words.rankOf,
  refill: both('Port à regarnir', 'Port to refill'),
  draws: both('Cartes encore à piocher', 'Cards still to draw'),
  dealTo: both('Qui reçoit', 'Being dealt to'),
  'ports[].harbor': words.harbor,
  'edition.harbors.*.monopoly': both('Drapeaux pour le monopole', 'Flags for a monopoly'),
  'edition.harbors.*.capacity': both('Cartes au plus', 'Most cards'),
  'ports[].tower': both('Cargaisons, depuis la carte Port', 'Shipment cards, from the Harbor card down'),
  'hands[]': both('En main', 'Hand'),
  'warehouses[].shipments': both('Épices de l’entrepôt', 'Spices in the warehouse'),
  'warehouses[].harbors': both('Cartes Port de l’entrepôt', 'Harbor cards in the warehouse'),
  'warehouses[].missions': both('Missions gagnées', 'Missions won'),
  missions: both('Missions offertes', 'Missions on offer'),
  discard: both('Défausse', 'Discard'),
  pile: both('Pioche, si ses cartes sont connues', 'Pile, if its cards are known'),
  harborPile: both('Pile des cartes Port', 'Harbor pile'),
  harborsOut: both('Cartes Port hors du jeu', 'Harbor cards out of the game'),
  'distribution.made[][]': [undefined, companyNames],
});

/** What the fields of a move are called, and the words they hold. */
export const moveWords = fieldWords({
  seat: words.who,
  first: words.who,
  card: words.card,
  cards: both('Cartes', 'Cards'),
  port: both('Au port', 'At port'),
  harbor: words.harbor,
  company: [words.company, companyNames],
  from: [both('De la compagnie', 'From the company'), companyNames],
  to: [both('Vers la compagnie', 'To the company'), companyNames],
  rank: words.rankOf,
  attacker: words.attackerRank,
  defender: words.defenderRank,
  mission: both('Mission', 'Mission'),
  'trades[].card': words.card,
  'trades[].as': [
    both('compte comme', 'counts as'),
    namesBy(spiceIds, (spice, lang) => spiceName(spiceLetterOf[spice], lang)),
  ],
});
