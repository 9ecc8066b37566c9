import { amount, capital, type Facts, plain, type Sentence, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

/** Actions that lack: what the move takes without what a bonus move pays, beyond what is left. */
const missing = ({ cost, bonus, left }: Facts): number => amount(cost) - Math.min(1, amount(bonus)) - amount(left);

/** Purchases, sales and cards refused. */
export const purchases: Readonly<Record<string, Sentence>> = {
  'too-late': plain(
    'Trop tard pour acheter : les achats suivent la tuile, avant tout départ et tout mouvement.',
    'Too late to buy: purchases follow the tile, before any departure and any move.',
  ),
  'no-debt': plain('Il n’y a pas de dette : rien ne se vend.', 'There is no debt: nothing is sold.'),
  'not-needed': {
    fr: (facts) => `Une vente de trop : il faut ${fr.coins(facts.price)}, et il y en a ${amount(facts.coins)}.`,
    en: (facts) => `One sale too many: ${en.coins(facts.price)} are needed, and there are ${amount(facts.coins)}.`,
  },
  'not-enough-coins': {
    fr: (facts) => `Il faut ${fr.coins(facts.price)}, et il n’y en a que ${amount(facts.coins)}.`,
    en: (facts) => `${en.coins(facts.price)} are needed, and there are only ${amount(facts.coins)}.`,
  },
  'combat.bargain/not-enough-coins': {
    fr: (facts) => `La rançon est de ${fr.coins(facts.sum)}, et il n’y en a que ${amount(facts.coins)}.`,
    en: (facts) => `The ransom is ${en.coins(facts.sum)}, and there are only ${amount(facts.coins)}.`,
  },
  'none-left': {
    fr: (facts) => `Il n’y a plus de ${fr.pieceKind(facts.piece)} dans la réserve de ce joueur.`,
    en: (facts) => `This player’s stock has no ${en.pieceKind(facts.piece)} left.`,
  },
  'not-enough-actions': {
    fr: (facts) =>
      amount(facts.bonus) > 0
        ? `Il manque ${fr.count(missing(facts), 'action')} : le bonus paie le mouvement${facts.shark ? ', pas le requin' : ''}, et il reste ${fr.count(facts.left, 'action')}.`
        : `Il faut ${fr.count(facts.cost, 'action')}${facts.shark ? ', requin compris' : ''} ; il en reste ${amount(facts.left)}.`,
    en: (facts) =>
      amount(facts.bonus) > 0
        ? `${en.count(missing(facts), 'action')} missing: the bonus pays for the move${facts.shark ? ', not for the shark' : ''}, with ${en.count(facts.left, 'action')} left.`
        : `This takes ${en.count(facts.cost, 'action')}${facts.shark ? ', the shark included' : ''}; ${amount(facts.left)} left.`,
  },
  'not-a-port': plain('Cette case n’est pas un port.', 'This square is no port.'),
  'vacant-port': {
    fr: (facts) => `Personne ne tient le port ${word(facts.port)} : on n’y place pas de bateau.`,
    en: (facts) => `Nobody holds port ${word(facts.port)}: no ship is put there.`,
  },
  'port-occupied': {
    fr: (facts) => `Le port est pris : ${fr.ship(facts.ship)} y est ancré.`,
    en: (facts) => `The port is taken: ${en.ship(facts.ship)} is moored there.`,
  },
  'not-beside-own-port': plain(
    'Le pirate se place à une sortie libre d’un port de son joueur.',
    'The pirate is put on a free way out of a port of its player.',
  ),
  'sailor-there': {
    fr: (facts) => `Un marin se tient déjà en ${square(facts.at ?? facts.to)}.`,
    en: (facts) => `A sailor already stands on ${square(facts.at ?? facts.to)}.`,
  },
  'actions.ship-and-sailor/sailor-there': {
    fr: (facts) =>
      `Un marin se tient en ${square(facts.to ?? facts.at)} : hors d’un port, la case est fermée aux bateaux.`,
    en: (facts) => `A sailor stands on ${square(facts.to ?? facts.at)}: outside a port, the square is closed to ships.`,
  },
  'no-ship-in-port': {
    fr: (facts) => `L’acheteur n’a pas de bateau ancré au port ${word(facts.port)}.`,
    en: (facts) => `The buyer has no ship moored in port ${word(facts.port)}.`,
  },
  'no-ship-near': plain(
    'L’acheteur n’a ni bateau de pêche ni bateau de commerce dans les huit cases voisines.',
    'The buyer has neither a fishing nor a trade ship in the eight squares around.',
  ),
  'not-a-post': plain(
    'Un marin acheté prend place sur un port, un phare ou une île.',
    'A sailor bought takes its place on a port, a lighthouse or an island.',
  ),
  pirate: plain('Un pirate ne commerce pas.', 'A pirate does not trade.'),
  'not-in-port': plain('Ce bateau n’est pas ancré dans un port.', 'This ship is not moored in a port.'),
  'final-phase': plain(
    'En phase finale, on ne tire plus de carte de commerce.',
    'In the final phase, no trade card is drawn any more.',
  ),
  'has-cargo': plain('Ce bateau a déjà une marchandise.', 'This ship has a cargo already.'),
  'bought-this-turn': plain(
    'Ce bateau vient d’être acheté : il attend le tour suivant.',
    'This ship was bought this turn: it waits for the next.',
  ),
  'cannot-leave': plain(
    'Ce bateau n’a aucune issue : il ne tire pas de carte.',
    'This ship has no way out: it draws no card.',
  ),
  'no-cargo': plain('Ce bateau tire d’abord une carte.', 'This ship draws a card first.'),
  'end.no-new-trade/no-cargo': plain(
    'Sans marchandise, ce bateau reste au port en phase finale.',
    'Without a cargo, this ship stays in port in the final phase.',
  ),
  'must-stay': plain(
    'Sa carte n’avait aucun port possible : ce bateau reste au port ce tour-ci.',
    'Its card had no possible port: this ship stays in port this turn.',
  ),
  'nothing-to-sell-here': {
    fr: (facts) => `Ce bateau ne vend rien au port ${word(facts.port)} : il n’y entre pas.`,
    en: (facts) => `This ship sells nothing in port ${word(facts.port)}: it does not enter.`,
  },
  'pirate-at-port': plain('Un pirate n’entre pas dans un port.', 'A pirate does not enter a port.'),
  'ship-at-stake': {
    fr: (facts) => `Vendre ${fr.ship(facts.ship)} n’a pas de sens : c’est lui que la rançon doit sauver.`,
    en: (facts) => `Selling ${en.ship(facts.ship)} makes no sense: the ransom is to save it.`,
  },
  'ship-there': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} occupe cette case, et ce n’est pas un port.`,
    en: (facts) => `${en.ship(facts.ship)} is on this square, and it is no port.`,
  },
};
