import { both, fieldWords } from '@portolan/core/words';
import { shipNames } from './values.ts';

const unseen = { null: both('inconnue', 'unknown') };

/** What the fields of the checker are called. */
export const countLabels = fieldWords({
  players: both('Joueurs', 'Players'),
  'players[].coins': both('Pièces d’or', 'Coins'),
  'players[].ports': both('Ports tenus', 'Ports held'),
  'players[].fish': both('Poissons dans les bancs de mes ports', 'Fish in the grounds of my ports'),
  'players[].twice': both('dont communs à deux de mes ports', 'of these, shared by two of my ports'),
  'players[].emptyHome': both('Personne ne tient mon port de départ', 'Nobody holds my starting port'),
  'players[].emptyHome.fish': both('Poissons de son seul banc', 'Fish of its ground alone'),
  ...Object.fromEntries(Object.entries(shipNames).map(([kind, name]) => [`players[].${kind}`, name])),
  'players[].fishUnder': both('Poissons sous mes bateaux', 'Fish under my ships'),
  'players[].islands': both('Îles tenues', 'Islands held'),
  'players[].wrecks': both('Épaves tenues', 'Wrecks held'),
  'players[].out': both('Éliminé', 'Eliminated'),
  island: [both('Valeur d’une île', 'Value of an island'), unseen],
  wreck: [both('Valeur d’une épave', 'Value of a wreck'), unseen],
});
