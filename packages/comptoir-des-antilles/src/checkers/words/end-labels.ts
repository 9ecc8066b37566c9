import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const endLabels = {
  labels: {
    premiums: both('Primes', 'Premiums'),
    ships: both('Navires dans la pile', 'Ships in the pile'),
    first: both('Qui a commencé le tour de table', 'Who began the round'),
    active: both('À qui est le tour', 'Whose turn it is'),
    turnOver: both('Son tour est fini', 'The turn is over'),
    commission: both('Commission encore à payer', 'Commission still to be paid'),
    payer: both('Qui la paie', 'Who pays it'),
  },
};
