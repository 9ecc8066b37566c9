import type { Channel, Edition } from '@portolan/rotterdam';
import type {
  ArrivalInput,
  CallInput,
  CargoInput,
  EndInput,
  MissionInput,
  RetreatInput,
  WayInput,
} from '@portolan/rotterdam/checkers';
import { freePlace, shipWritten } from '../position/fleet.ts';

// Inputs to begin with in a box that lacks what the usual examples name.

/** Two channels of one color that lead on from one position; else the first channel. */
const fork = ({ channels }: Edition): readonly Channel[] => {
  const twins = channels.flatMap((a) => {
    const b = channels.find((other) => other !== a && other.from === a.from && other.color === a.color);
    return b ? [[a, b]] : [];
  });
  return twins[0] ?? channels.slice(0, 1);
};

/** A ship before a fork of one color, one of its ways taken. */
export const wayIn = (box: Edition): WayInput => {
  const [way, other] = fork(box);
  return {
    color: way?.color ?? box.colors[0] ?? '',
    position: way?.from ?? box.positions[0]?.id ?? '',
    occupied: way && other ? [way.to] : [],
  };
};

/** A ship before a color, and one in its way. */
export const callIn = (box: Edition): CallInput => {
  const [way] = fork(box);
  const ships = way
    ? [
        { id: '0a', at: way.from, cargo: box.materials[0]?.id ?? null },
        { id: '1a', at: way.to, cargo: null },
      ]
    : [];
  return { seats: 3, color: way?.color ?? box.colors[0] ?? '', caller: 0, ships: ships.map(shipWritten) };
};

/** A ship that can go back one channel. */
export const retreatIn = (box: Edition): RetreatInput => ({
  card: 'setback',
  position: box.channels[0]?.to ?? box.positions[0]?.id ?? '',
  occupied: [],
});

/** A ship with a cargo, and an empty one of the thief. */
export const cargoIn = (box: Edition): CargoInput => {
  const first = freePlace(box, []);
  const second = freePlace(box, [{ id: '1a', owner: 1, at: first, cargo: null }]);
  return {
    card: 'cargo-thief',
    ship: { owner: 1, at: first, cargo: box.materials[0]?.id ?? null },
    other: { owner: 0, at: second, cargo: null },
  };
};

/** The right cargo in the first harbor. */
export const arrivalIn = ({ harbors }: Edition): ArrivalInput => ({
  harbor: harbors[0]?.id ?? '',
  cargo: harbors[0]?.material ?? null,
});

/** The first Mission, with exactly what it asks for. */
export const missionIn = ({ missions }: Edition): MissionInput => ({
  mission: missions[0]?.id ?? '',
  products: missions[0]?.products ?? [],
});

/** Two players, one with twelve Mission points. */
export const endIn = (): EndInput => ({ players: [{ missions: 12 }, { missions: 9 }], phaseEnded: true });
