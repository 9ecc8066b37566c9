/**
 * The open points of the rulebook as data: each ruling by name, its readings with the default first.
 * The words for them stand in the rulebook; clause `ruling.<name>` states each.
 */
export const readings = {
  'slate-round-end': ['unless-left', 'always-left', 'left-last-turn'],
  shortfall: ['to-zero', 'negative'],
  'tile-sailing-commission': ['none', 'turn-contact'],
  'impossible-effect': ['skip-effect', 'stop-card'],
  'declined-effect': ['forbidden', 'allowed'],
  'partial-effect': ['exact', 'fit'],
  'sailing-time': ['at-once', 'after-card', 'locked'],
  'refill-time': ['after-card', 'at-once'],
  'removed-ship': ['refill', 'wait'],
  'burnt-goods': ['discarded', 'under-pile'],
  storm: ['at-once', 'on-sailing'],
  'quality-scope': ['ship', 'kind'],
  'exclusive-scope': ['any-arrival', 'placing-only'],
  'auction-form': ['open', 'one-round'],
  'auctions-per-turn': ['one', 'unlimited'],
  'tile-window': ['between-effects', 'outside-card', 'any-moment'],
  hundred: ['at-once', 'after-commission', 'end-of-round'],
} as const;

/** The name of a ruling, without the prefix of its clause. */
export type RulingName = keyof typeof readings;

/** The reading chosen for every ruling. */
export type Readings = { readonly [Name in RulingName]: (typeof readings)[Name][number] };

/** Chosen readings by name; what is not named stands at its default. */
export type Rulings = Partial<Record<RulingName, string>>;

/** All names, in the order of the rulebook. */
export const rulingNames = Object.keys(readings) as readonly RulingName[];

/** Whether a name is one of a ruling. */
export const isRuling = (name: string): name is RulingName => Object.hasOwn(readings, name);

/** The readings of a ruling, its default first. */
export const readingsOf = (name: RulingName): readonly string[] => readings[name];

/** The reading that holds when nobody says otherwise. */
export const defaultOf = (name: RulingName): string => readings[name][0];

/** Every ruling at its default. */
export const defaultReadings = Object.freeze(
  Object.fromEntries(rulingNames.map((name) => [name, defaultOf(name)])),
) as Readings;

/** A reading for every ruling: those given, else the default. Names and readings must be known ones. */
export const completeReadings = (rulings: Rulings = {}): Readings => {
  const named = Object.entries(rulings).filter(([name, reading]) => reading !== defaultOf(name as RulingName));
  return named.length === 0 ? defaultReadings : ({ ...defaultReadings, ...Object.fromEntries(named) } as Readings);
};

/** Only the readings that differ from the default, as positions and logs write them. */
export const namedReadings = (all: Readings): Rulings =>
  Object.fromEntries(rulingNames.filter((name) => all[name] !== defaultOf(name)).map((name) => [name, all[name]]));
