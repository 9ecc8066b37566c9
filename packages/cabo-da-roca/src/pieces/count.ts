import { mostOf } from './fleet.ts';

/** What a player has at the end, in numbers. */
export interface Holding {
  readonly coins: number;
  /** Fish in the grounds of the ports held, and under the ships. */
  readonly fish: number;
  readonly fishUnder: number;
  /** Fleet points. */
  readonly fleet: number;
  readonly ports: number;
  readonly islands: number;
  readonly wrecks: number;
}

/** What each is worth; an unseen treasure is worth 0. */
export interface Worth {
  readonly fish: number;
  readonly fishUnderShip: number;
  readonly fleet: number;
  readonly ports: number;
  readonly island: number;
  readonly wreck: number;
}

/** The final count of one player: coins, what is added to them, and all together. */
export type Count = Readonly<
  Record<'coins' | 'fish' | 'fishUnderShips' | 'fleet' | 'ports' | 'islands' | 'wrecks' | 'total', number>
>;

const nothing: Count = { coins: 0, fish: 0, fishUnderShips: 0, fleet: 0, ports: 0, islands: 0, wrecks: 0, total: 0 };

/** The final count by seat (scoring.*); who does not play does not score. */
export const countHoldings = (holdings: readonly Holding[], playing: readonly boolean[], worth: Worth): Count[] => {
  const fleets = mostOf(
    holdings.map(({ fleet }) => fleet),
    playing,
  );
  const ports = mostOf(
    holdings.map((holding) => holding.ports),
    playing,
  );
  return holdings.map((holding, seat) => {
    if (!playing[seat]) return nothing;
    const parts = {
      coins: holding.coins,
      fish: holding.fish * worth.fish,
      fishUnderShips: holding.fishUnder * worth.fishUnderShip,
      fleet: fleets[seat] ? worth.fleet : 0,
      ports: ports[seat] ? worth.ports : 0,
      islands: holding.islands * worth.island,
      wrecks: holding.wrecks * worth.wreck,
    };
    return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
  });
};
