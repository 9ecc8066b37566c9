import { SceneView, sceneAfter, sceneAt, sceneFor, sceneOf, tableOf } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { phaseName, rules, rulesIn } from '@portolan/comptoir-des-antilles/rules';
import { kitOf } from '../../../example/kit-of.tsx';
import comptoirPage from '../page.ts';
import { actionNames } from '../parts/action-names.ts';
import { comptoirBook } from '../rulebook.ts';

/** What examples of Comptoir des Antilles are made with. */
export const comptoirKit = kitOf({
  game: comptoirDesAntilles,
  rules,
  rulesIn: ({ edition }) => rulesIn(edition),
  book: comptoirBook,
  page: comptoirPage,
  actionNames,
  phaseName,
  tableOf,
  SceneView,
  scenes: {
    proposed: (table, { action, violations, events }) => sceneOf(table, action, violations, events),
    after: (table, { action, before, events }) => sceneAfter(table, action, events, tableOf(before)),
    standing: sceneAt,
    clause: (table, { clause }) => sceneFor(table, clause),
  },
});
