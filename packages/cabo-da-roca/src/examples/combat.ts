import { A, B, type CaboExample, openSea, strait, table } from './positions.ts';

const pirate = { at: [1, 1], heading: 'N' } as const;
const loaded = { at: [2, 1], heading: 'N', cargo: 't21', from: 'B' } as const;

/** Examples: shots, ransoms and loot. */
export const combat: readonly CaboExample[] = [
  {
    id: 'nothing-ahead',
    shows: ['combat.broadside'],
    title: { fr: 'Pas de canons à l’avant', en: 'No guns ahead' },
    caption: {
      fr: 'Le bateau de B est droit devant : le pirate n’y présente pas son travers.',
      en: 'B’s ship lies straight ahead: the broadside does not face it.',
    },
    position: openSea({ ships: { '0p': pirate, '1t1': { at: [1, 0], heading: 'W' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'out-of-range',
    shows: ['combat.range'],
    title: { fr: 'Hors de portée', en: 'Out of range' },
    caption: {
      fr: 'Deux cases : trop loin.',
      en: 'Two squares: too far.',
    },
    position: openSea({ ships: { '0p': pirate, '1t1': { at: [3, 1], heading: 'W' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [3, 1] }],
    legal: false,
  },
  {
    id: 'both-sides',
    shows: ['combat.two-sides', 'combat.free'],
    title: { fr: 'Des deux bords', en: 'From both sides' },
    caption: {
      fr: 'Un bateau de B de chaque côté : A peut tirer sur l’un, puis sur l’autre, même sans action.',
      en: 'A ship of B on each side: A may fire on one, then on the other, even without an action.',
    },
    position: openSea({
      left: 0,
      ships: { '0p': pirate, '1t1': { at: [2, 1], heading: 'N' }, '1t2': { at: [0, 1], heading: 'N' } },
    }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [0, 1] }],
    legal: true,
  },
  {
    id: 'not-ones-own',
    shows: ['combat.opponents'],
    title: { fr: 'Pas sur les siens', en: 'Not on one’s own' },
    caption: {
      fr: 'Le bateau par le travers est à A lui-même.',
      en: 'The ship abeam is A’s own.',
    },
    position: openSea({ ships: { '0p': pirate, '0t1': { at: [2, 1], heading: 'W' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }],
    legal: false,
  },
  {
    id: 'first-shot-wins',
    shows: ['combat.first-shot', 'combat.pirate-no-loot'],
    title: { fr: 'Le premier tir l’emporte', en: 'The first shot wins' },
    caption: {
      fr: 'Deux pirates bord à bord. C’est le tour de A : il tire, B coule, et il n’y a pas de butin.',
      en: 'Two pirates side by side. It is A’s turn: A fires, B sinks, and there is no loot.',
    },
    position: openSea({ ships: { '0p': pirate, '1p': { at: [2, 1], heading: 'S' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }],
    legal: true,
  },
  {
    id: 'wait-for-ones-turn',
    shows: ['combat.own-turn'],
    title: { fr: 'Attendre son tour', en: 'Wait for one’s turn' },
    caption: {
      fr: 'B voudrait tirer pendant le tour de A.',
      en: 'B would like to fire in A’s turn.',
    },
    position: openSea({ ships: { '1p': pirate, '0t1': { at: [2, 1], heading: 'N' } } }),
    actions: [{ kind: 'attack', seat: B, ship: '1p', at: [2, 1] }],
    legal: false,
  },
  {
    id: 'safe-in-port',
    shows: ['combat.moored'],
    title: { fr: 'À l’abri au port', en: 'Safe in port' },
    caption: {
      fr: 'Le bateau de B est ancré au port B : on ne l’attaque pas.',
      en: 'B’s ship is moored in port B: it is not attacked.',
    },
    position: strait({ ships: { '0p': { at: [3, 1], heading: 'E' }, '1t1': { at: [3, 2] } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [3, 2] }],
    legal: false,
  },
  {
    id: 'just-out-of-port',
    shows: ['combat.just-left'],
    title: { fr: 'Tout juste sorti', en: 'Only just out' },
    caption: {
      fr: 'B a quitté le port A à son dernier tour : ce bateau est à l’abri.',
      en: 'B left port A in the turn just gone: this ship is safe.',
    },
    position: strait({
      ships: {
        '0p': { at: [0, 1], heading: 'N' },
        '1t1': { at: [1, 1], heading: 'S', justLeft: true, leftPort: 'A' },
      },
    }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [1, 1] }],
    legal: false,
  },
  {
    id: 'driven-off-the-island',
    shows: ['combat.island-sailor'],
    title: { fr: 'Chassé de l’île', en: 'Driven off the island' },
    caption: {
      fr: 'Le pirate tire sur l’île : le marin de B retourne à sa réserve.',
      en: 'The pirate fires on the island: B’s sailor returns to the stock.',
    },
    position: table(
      `~   I   ~
       ~   L   ~`,
      {
        ships: { '0p': { at: [0, 0], heading: 'N' } },
        sailors: [
          { owner: B, at: [1, 0] },
          { owner: B, at: [1, 1] },
        ],
      },
    ),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [1, 0] }],
    legal: true,
  },
  {
    id: 'the-keeper-is-safe',
    shows: ['combat.island-sailor'],
    title: { fr: 'Le gardien du phare ne craint rien', en: 'The keeper of the light is safe' },
    caption: {
      fr: 'On ne chasse un marin que d’une île, pas d’un phare.',
      en: 'A sailor is driven off from an island only, not from a lighthouse.',
    },
    position: table(
      `~   I   ~
       ~   L   ~`,
      {
        ships: { '0p': { at: [0, 1], heading: 'N' } },
        sailors: [{ owner: B, at: [1, 1] }],
      },
    ),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [1, 1] }],
    legal: false,
  },
  {
    id: 'a-ransom-paid',
    shows: ['combat.bargain'],
    title: { fr: 'Une rançon', en: 'A ransom' },
    caption: {
      fr: 'A demande 30 pièces pour ne pas tirer. B paie.',
      en: 'A asks 30 coins for not firing. B pays.',
    },
    position: openSea({ ships: { '0p': pirate, '1t1': loaded } }),
    actions: [
      { kind: 'bargain', seat: A, ship: '0p', at: [2, 1], sum: 30 },
      { kind: 'answer', seat: B, accept: true },
    ],
    legal: true,
  },
  {
    id: 'a-deal-is-a-deal',
    shows: ['combat.bargain'],
    title: { fr: 'Parole donnée', en: 'A deal is a deal' },
    caption: {
      fr: 'La rançon est payée : A ne tire plus sur ce bateau de ce tour.',
      en: 'The ransom is paid: A does not fire on this ship in this turn.',
    },
    position: openSea({ ships: { '0p': pirate, '1t1': loaded } }),
    actions: [
      { kind: 'bargain', seat: A, ship: '0p', at: [2, 1], sum: 30 },
      { kind: 'answer', seat: B, accept: true },
      { kind: 'attack', seat: A, ship: '0p', at: [2, 1] },
    ],
    legal: false,
  },
];
