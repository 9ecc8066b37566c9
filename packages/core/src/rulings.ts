/** The open points of a rulebook as data: the readings of each ruling by name, the default first. */
export type ReadingsByRuling = Readonly<Record<string, readonly [string, ...string[]]>>;

/** What can be asked of such a table, for rulings with these names. */
export interface RulingTable<Name extends string, Readings = Readonly<Record<Name, string>>> {
  /** All names, in the order of the table. */
  readonly names: readonly Name[];
  /** Whether a name is one of a ruling. */
  isRuling(name: string): name is Name;
  /** The readings of a ruling, its default first. */
  readingsOf(name: Name): readonly string[];
  /** The reading that holds when nobody says otherwise. */
  defaultOf(name: Name): string;
  /** Every ruling at its default. */
  readonly defaults: Readings;
  /** A reading for every ruling: those given, else the default. Names and readings must be known ones. */
  complete(rulings?: Partial<Record<Name, string>>): Readings;
  /** Only the readings that differ from the default, as positions and logs write them. */
  named(all: Readings): Partial<Readings>;
}

/** The reading chosen for every ruling of a table. */
export type ReadingsOf<Table extends ReadingsByRuling> = {
  readonly [Name in keyof Table & string]: Table[Name][number];
};

/** Makes the questions of a table. A default that is named is the same as one that is not. */
export const rulingTable = <Table extends ReadingsByRuling>(
  table: Table,
): RulingTable<keyof Table & string, ReadingsOf<Table>> => {
  type Name = keyof Table & string;
  type Readings = ReadingsOf<Table>;
  const names = Object.keys(table) as readonly Name[];
  const defaultOf = (name: Name): string => table[name]![0];
  const defaults = Object.freeze(Object.fromEntries(names.map((name) => [name, defaultOf(name)]))) as Readings;
  return {
    names,
    isRuling: (name): name is Name => Object.hasOwn(table, name),
    readingsOf: (name) => table[name]!,
    defaultOf,
    defaults,
    complete: (rulings = {}) => {
      const chosen = Object.entries(rulings).filter(([name, reading]) => reading !== defaultOf(name as Name));
      return chosen.length === 0 ? defaults : ({ ...defaults, ...Object.fromEntries(chosen) } as Readings);
    },
    named: (all) =>
      Object.fromEntries(
        names.filter((name) => all[name] !== defaultOf(name)).map((name) => [name, all[name]]),
      ) as Partial<Readings>,
  };
};
