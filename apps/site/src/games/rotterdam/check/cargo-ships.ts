import type { Text } from '@portolan/core';
import type { CargoInput, CargoShip } from '@portolan/rotterdam/checkers';
import { both } from '../../../kit/text.ts';

/** A ship that has nothing against it, as a second one. */
export const second: CargoShip = { owner: 0, at: 'C1', cargo: null };

/** What each card needs beside the ship. */
export const recarded = (input: CargoInput, card: CargoInput['card']): CargoInput => {
  const { other, start: _, afloat: __, ...others } = input;
  return card === 'port-police' ? { ...others, card } : { ...others, card, other: other ?? second };
};

/** What the ships are, by card: the one that it is played on, and the other. */
export const shipLabels: Readonly<Record<CargoInput['card'], readonly [first: Text, other: Text]>> = {
  'cargo-thief': [both('Le navire volé', 'The ship robbed'), both('Le navire qui reçoit', 'The ship that takes')],
  'turn-of-luck': [both('Un navire', 'One ship'), both('L’autre navire', 'The other ship')],
  'port-police': [both('Le navire inspecté', 'The ship inspected'), both('L’autre navire', 'The other ship')],
};
