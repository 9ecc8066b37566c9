import { A, B, type ComptoirExample, tableWith } from '../position.ts';

/** Examples of what each event tile does. */
export const tiles: readonly ComptoirExample[] = [
  {
    id: 'top-quality-rum',
    shows: ['tile.top-quality', 'sailing.premiums'],
    title: { fr: 'Du rhum de Top Qualité', en: 'Rum of Top Quality' },
    caption: {
      fr: 'Avec la Top Qualité, le rhum paie 4 au lieu de 3 : 16 primes pour A, 4 pour B.',
      en: 'With Top Quality, rum pays 4 instead of 3: 16 premiums for A, 4 for B.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1 top-quality/A' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: true,
  },
  {
    id: 'poor-quality-madras',
    shows: ['tile.poor-quality', 'sailing.premiums'],
    title: { fr: 'Du madras de Mauvaise Qualité', en: 'Madras of Poor Quality' },
    caption: {
      fr: 'Le madras paie 2. Avec la Mauvaise Qualité de B, ce n’est plus que 1 : 3 primes pour A, 1 pour B.',
      en: 'Madras pays 2. With B’s Poor Quality it is only 1: 3 premiums for A, 1 for B.',
    },
    position: tableWith({ contact: 'deckhand', q3: '4 madras A2B1 poor-quality/B' }),
    actions: [{ kind: 'place', seat: A, quays: [3] }],
    legal: true,
  },
  {
    id: 'pirates-take-all',
    shows: ['tile.pirates'],
    title: { fr: 'Les Pirates raflent tout', en: 'The Pirates take it all' },
    caption: {
      fr: 'C n’a personne à bord, mais ses Pirates y sont : les 15 primes sont pour lui. A doit quand même la commission.',
      en: 'C has nobody aboard, but the Pirates are C’s: all 15 premiums go to C. A owes the commission all the same.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1 pirates/C', slate: 'B' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: true,
  },
  {
    id: 'claim-of-six',
    shows: ['tile.claim'],
    title: { fr: 'Une Créance de 6', en: 'A Claim of 6' },
    caption: {
      fr: 'Posée devant un navire de valeur 6, la Créance prend 6 primes à B comme à C. A en gagne 6, une seule fois.',
      en: 'Laid before a ship of value 6, the Claim takes 6 premiums from B and from C. A gains 6, only once.',
    },
    position: tableWith({ tiles: { A: ['claim'] } }),
    actions: [{ kind: 'playTile', seat: A, tile: 'claim', quay: 4 }],
    legal: true,
  },
  {
    id: 'reserved-for-a',
    shows: ['tile.exclusive', 'tile.prevails'],
    title: { fr: 'Réservé à A', en: 'Reserved for A' },
    caption: {
      fr: 'L’Exclusivité de A est au quai 2. Le porteur de B y reste, mais B n’en ajoute pas. La carte n’y peut rien.',
      en: 'A’s Exclusive lies at quay 2. B’s porter stays there, but B does not add any. The card cannot change that.',
    },
    position: tableWith({ active: 'B', contact: 'foreman', q2: '5 rum A1B1 exclusive/A' }),
    actions: [{ kind: 'place', seat: B, quays: [2, 2] }],
    legal: false,
  },
  {
    id: 'mutiny-of-two',
    shows: ['tile.mutiny', 'ruling.spent-tile'],
    title: { fr: 'Deux mutins', en: 'Two mutineers' },
    caption: {
      fr: 'A pose la Mutinerie : B et C reprennent un porteur chacun, A aucun. La tuile reste devant le navire.',
      en: 'A lays the Mutiny: B and C take back one porter each, A none. The tile stays before the ship.',
    },
    position: tableWith({ tiles: { A: ['mutiny'] }, q4: '6 spices A1B2C1' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'mutiny', quay: 4 }],
    legal: true,
  },
  {
    id: 'half-loaded-ship',
    shows: ['tile.shortage', 'sailing.premiums'],
    title: { fr: 'Parti à moitié chargé', en: 'Gone half loaded' },
    caption: {
      fr: 'Pénurie : le navire part avec trois porteurs sur cinq. A touche 3, B 6, et personne ne doit de commission.',
      en: 'Shortage: the ship sails with three porters of five. A earns 3, B 6, and nobody owes a commission.',
    },
    position: tableWith({ tiles: { A: ['shortage'] }, q2: '5 rum A1B2' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'shortage', quay: 2 }],
    legal: true,
  },
  {
    id: 'lost-in-a-storm',
    shows: ['tile.storm', 'sailing.goods-under-pile', 'sailing.porters-home'],
    title: { fr: 'Perdu dans la Tempête', en: 'Lost in a Storm' },
    caption: {
      fr: 'La Tempête emporte le navire : pas une prime. La tuile Rhum passe sous la pile, les porteurs rentrent.',
      en: 'The Storm takes the ship: not one premium. The Rum tile goes under the pile, the porters go home.',
    },
    position: tableWith({ tiles: { A: ['storm'] }, q2: '5 rum A2B1', played: 'foreman' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'storm', quay: 2 }],
    legal: true,
  },
  {
    id: 'damaged-ship',
    shows: ['tile.damage'],
    title: { fr: 'Une Avarie', en: 'Damage' },
    caption: {
      fr: 'Navire, rhum et tuile quittent la partie. Les porteurs rentrent ; le quai attend que A ait joué sa relation.',
      en: 'Ship, rum and tile leave the game. The porters go home; the quay waits until A has played a contact.',
    },
    position: tableWith({ tiles: { A: ['damage'] }, q2: '5 rum A2B1' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'damage', quay: 2 }],
    legal: true,
  },
  {
    id: 'ship-on-fire',
    shows: ['tile.fire', 'ships.replaced', 'ruling.burnt-goods'],
    title: { fr: 'Le feu à bord', en: 'Fire aboard' },
    caption: {
      fr: 'Navire et rhum sont défaussés, et la tuile Rhum ne reviendra pas. La relation est jouée : un navire arrive aussitôt.',
      en: 'Ship and rum are discarded, and the Rum tile will not come back. The contact has been played: a ship comes at once.',
    },
    position: tableWith({ tiles: { A: ['fire'] }, q2: '5 rum A2B1', played: 'foreman' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'fire', quay: 2 }],
    legal: true,
  },
];
