import { A, type ComptoirExample, draws, tableWith } from './position.ts';

/** Examples of departures. */
export const sailing: readonly ComptoirExample[] = [
  {
    id: 'rum-ship-sails',
    shows: ['sailing.when-full', 'sailing.premiums'],
    title: { fr: 'Le navire de rhum part', en: 'The rum ship sails' },
    caption: {
      fr: 'A place les deux derniers porteurs. Le rhum paie 3 par porteur : A touche 12 primes et B, qui n’a rien fait, 3.',
      en: 'A places the last two porters. Rum pays 3 a porter: A earns 12 premiums and B, who did nothing, 3.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: true,
  },
  {
    id: 'one-place-for-two',
    shows: ['sailing.capacity'],
    title: { fr: 'Une place pour deux', en: 'One place for two' },
    caption: {
      fr: 'Il reste une place au quai 2. Deux porteurs n’y montent pas.',
      en: 'One place is left at quay 2. Two porters do not fit.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B2' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: false,
  },
  {
    id: 'commission-paid',
    shows: [
      'sailing.commission',
      'sailing.ship-discarded',
      'sailing.goods-under-pile',
      'sailing.porters-home',
      'ships.replaced',
    ],
    title: { fr: 'La commission, puis le quai se vide', en: 'The commission, then the quay empties' },
    caption: {
      fr: 'A doit 3 au Contremaître. Puis le navire est défaussé, le rhum passe sous la pile, les porteurs rentrent et un navire arrive.',
      en: 'A owes the Foreman 3. Then the ship is discarded, the rum goes under the pile, the porters go home and a ship comes.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'payCommission', seat: A },
    ],
    legal: true,
  },
  {
    id: 'nothing-to-pay',
    shows: ['sailing.commission'],
    title: { fr: 'Rien à payer', en: 'Nothing to pay' },
    caption: {
      fr: 'Aucun navire n’est parti dans ce tour : A ne doit rien.',
      en: 'No ship has sailed in this turn: A owes nothing.',
    },
    position: tableWith({ played: 'foreman' }),
    actions: [{ kind: 'payCommission', seat: A }],
    legal: false,
  },
  {
    id: 'two-full-ships',
    shows: ['ruling.sailing-order'],
    title: { fr: 'Deux navires pleins', en: 'Two full ships' },
    caption: {
      fr: 'L’Aubergiste place un porteur aux quais 2 et 3, et les deux navires sont pleins. A choisit celui qui part d’abord.',
      en: 'The Innkeeper places a porter at quays 2 and 3, and both ships are full. A chooses which one sails first.',
    },
    position: tableWith({ contact: 'innkeeper', q2: '5 rum A2B2', q3: '4 madras A1C2' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 3] }],
    legal: true,
  },
  {
    id: 'one-after-the-other',
    shows: ['sailing.one-by-one', 'sailing.premiums'],
    title: { fr: 'L’un après l’autre', en: 'One after the other' },
    caption: {
      fr: 'A fait d’abord partir le rhum. Le madras attend à quai que ce départ soit réglé.',
      en: 'A lets the rum sail first. The madras waits at quay until that departure is settled.',
    },
    position: tableWith({ contact: 'innkeeper', q2: '5 rum A2B2', q3: '4 madras A1C2' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 3] },
      { kind: 'depart', seat: A, quay: 2 },
    ],
    legal: true,
  },
  {
    id: 'ship-not-full',
    shows: ['sailing.when-full'],
    title: { fr: 'Un navire qui n’est pas plein', en: 'A ship that is not full' },
    caption: {
      fr: 'Deux navires sont pleins, aux quais 2 et 3. A ne peut pas faire partir celui du quai 4.',
      en: 'Two ships are full, at quays 2 and 3. A cannot make the one at quay 4 sail.',
    },
    position: tableWith({ contact: 'innkeeper', q2: '5 rum A2B2', q3: '4 madras A1C2' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 3] },
      { kind: 'depart', seat: A, quay: 4 },
    ],
    legal: false,
  },
  {
    id: 'two-commissions',
    shows: ['sailing.commission-each', 'sailing.commission'],
    title: { fr: 'Deux départs, deux commissions', en: 'Two departures, two commissions' },
    caption: {
      fr: 'L’Aubergiste a fait partir deux navires. A paie 2 pour l’un, puis 2 pour l’autre.',
      en: 'The Innkeeper has made two ships sail. A pays 2 for one, then 2 for the other.',
    },
    position: tableWith({ contact: 'innkeeper', q2: '5 rum A2B2', q3: '4 madras A1C2' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 3] },
      { kind: 'depart', seat: A, quay: 2 },
      { kind: 'payCommission', seat: A },
      { kind: 'payCommission', seat: A },
    ],
    legal: true,
  },
  {
    id: 'one-vanilla',
    shows: ['premium.rates'],
    title: { fr: 'Une seule Vanille', en: 'Only one Vanilla' },
    caption: {
      fr: 'La Vanille est déjà au quai 3. La boîte n’en a pas d’autre : la pioche ne peut pas en donner.',
      en: 'Vanilla is at quay 3 already. The box has no other: the pile cannot give one.',
    },
    position: tableWith({ phase: 'drawGoods', played: 'foreman', q2: '5 -', q3: '4 vanilla' }),
    actions: draws('vanilla'),
    legal: false,
  },
];
