import type { Rulebook } from '@portolan/core';

/** What a simulation of the pictures is for. */
export type RunKind = 'seats' | 'ours' | 'random' | 'mixed' | 'strong' | 'reading';

/** One line of the command whose result a picture shows. */
export interface Run {
  /** The name under which its result is kept. */
  readonly id: string;
  readonly kind: RunKind;
  readonly seats: number;
  readonly games: number;
  /** How each seat plays, as the command reads it. */
  readonly policy: string;
  /** The reading that is not our own. */
  readonly ruling?: { readonly name: string; readonly reading: string };
  readonly variants?: readonly string[];
  /** Actions after which a game is stopped and counted as endless, where many would go on for ever. */
  readonly maxActions?: number;
}

/** How many games each picture rests on. */
export interface Extent {
  /** By each number of seats. */
  readonly games: number;
  /** Under each other reading, and by players that do not think. */
  readonly others: number;
  /** A player that searches, among sensible ones, and in how many games; left out where none was played. */
  readonly strong?: { readonly player: string; readonly games: number };
  /** Readings under which many games never end, `final-stall=play-on`, and the actions after which such a game is stopped. */
  readonly endless?: { readonly readings: readonly string[]; readonly maxActions: number };
}

/** What is asked of a game: who may play it, and where its rulebook is open. */
export interface ToPlay {
  readonly seats: { readonly min: number; readonly max: number };
  readonly rulings: Rulebook['rulings'];
  readonly extent: Extent;
}

/** The table that readings and players are compared at. */
export const tableOf = ({ min, max }: ToPlay['seats']): number => Math.max(min, Math.min(4, max));

type Ruling = Rulebook['rulings'][number];

/** Under which name the games by our reading are kept that those by another reading are held against. */
export const oursOf = ({ at }: Pick<Ruling, 'at'>): string =>
  ['ours', ...(at?.seats === undefined ? [] : [at.seats]), ...(at?.variants ?? [])].join('-');

/** Every line that the pictures of a game rest on. */
export const runsOf = ({ seats, rulings, extent }: ToPlay): readonly Run[] => {
  const table = tableOf(seats);
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const others = { seats: table, games: extent.others };
  const among = (one: string, others: string): string =>
    [one, ...Array.from({ length: table - 1 }, () => others)].join(',');
  const { strong, endless } = extent;
  const cut = (id: string) => (endless?.readings.includes(id) ? { maxActions: endless.maxActions } : {});
  const tableFor = ({ at }: Ruling) => ({
    ...others,
    ...(at?.seats === undefined ? {} : { seats: at.seats }),
    ...(at?.variants ? { variants: at.variants } : {}),
  });
  const ours = rulings.filter(({ at }) => at).map((one) => ({ id: oursOf(one), ...tableFor(one) }));
  return [
    ...all.map((n): Run => ({ id: `seats-${n}`, kind: 'seats', seats: n, games: extent.games, policy: 'sensible' })),
    { id: 'ours', kind: 'ours', policy: 'sensible', ...others },
    ...[...new Map(ours.map((one) => [one.id, one])).values()].map(
      (one): Run => ({ ...one, kind: 'ours', policy: 'sensible' }),
    ),
    { id: 'random', kind: 'random', policy: 'random', ...others },
    { id: 'mixed', kind: 'mixed', policy: among('sensible', 'random'), ...others },
    ...(strong
      ? [
          {
            id: 'strong',
            kind: 'strong',
            seats: table,
            games: strong.games,
            policy: among(strong.player, 'sensible'),
          } as const,
        ]
      : []),
    ...rulings.flatMap((ruling) =>
      ruling.readings
        .slice(1)
        .map(({ name: reading }) => ({ id: `${ruling.name}=${reading}`, ruling: { name: ruling.name, reading } }))
        .map((one): Run => ({ ...one, kind: 'reading', policy: 'sensible', ...tableFor(ruling), ...cut(one.id) })),
    ),
  ];
};

/** The words of the command for a run, without the name of the program. */
export const wordsOf = (
  game: string,
  { kind, seats, games, policy, ruling, variants, maxActions }: Run,
): readonly string[] => [
  ...['simulate', game, '--games', String(games), '--seats', String(seats), '--policy', policy, '--seed', '1'],
  ...(kind === 'mixed' || kind === 'strong' ? ['--rotate'] : []),
  ...(variants ? ['--variants', variants.join(',')] : []),
  ...(ruling ? ['--rulings', `${ruling.name}=${ruling.reading}`] : []),
  ...(maxActions ? ['--max-actions', String(maxActions)] : []),
];
