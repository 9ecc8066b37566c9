import { handOf, type Ship, seatsOf, shipsOf, type Table, turnOf } from '@portolan/boards/rotterdam';
import type { State } from '@portolan/rotterdam';
import type { QuestionId } from '@portolan/solvers/rotterdam';
import type { Json } from '../../../stores/table.ts';

/** Who asks by default: whose turn it is, else the Harbor Master. */
const asker = (table: Table): number => turnOf(table) ?? table.position.master ?? 0;

/** The ship to ask about first: a loaded one of the asker, else any of his, else any. */
const firstShip = (table: Table): Ship | undefined => {
  const ships = shipsOf(table);
  const own = ships.filter(({ owner }) => owner === asker(table));
  return own.find(({ cargo }) => cargo) ?? own[0] ?? ships[0];
};

const harborOf = ({ box }: Table, cargo: string | null | undefined): string =>
  (box.harbors.find(({ material }) => material === cargo) ?? box.harbors[0])?.id ?? '';

/** The raw material to launch first: one that is left in stock for a start that is free. */
const firstCargo = ({ box }: Table, state: State): string =>
  (box.materials.find((_, i) => (state.stock[i] ?? 0) > 0) ?? box.materials[0])?.id ?? '';

/** A product that the asker's Missions ask for and his hand lacks, else the first of the box. */
const wanted = (table: Table): string => {
  const { missions, products } = handOf(table, asker(table));
  const asked = missions.flatMap((id) => table.box.missions.find((one) => one.id === id)?.products ?? []);
  return asked.find((id) => !products.includes(id)) ?? table.box.products[0]?.id ?? '';
};

const makers: Readonly<Record<QuestionId, (table: Table, state: State) => Json>> = {
  best: (table) => ({ seat: asker(table) }),
  colorOutcomes: (table) => ({ caller: asker(table) }),
  arrival: (table) => {
    const ship = firstShip(table);
    return { ship: ship?.id ?? '', harbor: harborOf(table, ship?.cargo) };
  },
  reach: (table) => {
    const ship = firstShip(table);
    return { position: ship?.at ?? table.box.positions[0]?.id ?? '', harbor: harborOf(table, ship?.cargo) };
  },
  launchChances: (table, state) => ({ cargo: firstCargo(table, state) }),
  productOdds: (table) => {
    const product = wanted(table);
    const harbor = table.box.products.find(({ id }) => id === product)?.harbor ?? '';
    return { harbor, product, draws: 1 };
  },
  bestMission: (table) => ({ seat: asker(table), rounds: 1 }),
  cardThreats: (table) => ({
    ship: firstShip(table)?.id ?? '',
    opponent: seatsOf(table).find((seat) => seat !== firstShip(table)?.owner) ?? 0,
  }),
  standings: () => ({}),
};

/** What each form opens with on a table. */
export const inputOf = (id: string, table: Table, state: State): Json =>
  Object.hasOwn(makers, id) ? makers[id as QuestionId](table, state) : {};
