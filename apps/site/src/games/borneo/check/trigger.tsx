import type { TriggerAnswer, TriggerInput } from '@portolan/borneo/checkers';

import type { BoardProps, DisputeForm } from '../../../check/module.ts';

import { harborsInGame, playing, tableFrom } from './carried.ts';
import { towerEntry } from './entry/tower.tsx';
import { FlagTower } from './FlagTower.tsx';
import { emptyPort, missingAtPort, portAt } from './own-port.ts';
import { portFields } from './PortForm.tsx';

const Board = ({ lang, input, answer, asks }: BoardProps<TriggerInput, TriggerAnswer>) => (
  <FlagTower lang={lang} input={input} answer={answer} asks={asks} />
);

const trigger: DisputeForm<TriggerInput, TriggerAnswer> = {
  fields: portFields,
  Board,
  entry: towerEntry<TriggerInput>(),
  empty: () => emptyPort,
  missing: missingAtPort,
  needs: ['monopoly', 'tower'],
  toPosition: (input, about) => {
    const ports = portAt(input, harborsInGame(about, 3));
    return (
      ports && tableFrom({ columns: {}, position: (seats) => ({ ...playing(0, input.card, seats), ...ports }) }, about)
    );
  },
};

export default trigger;
