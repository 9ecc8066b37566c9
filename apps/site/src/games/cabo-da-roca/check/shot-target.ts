import type { ShotInput } from '@portolan/cabo-da-roca/checkers';

/** Whether a ship is shot at. */
export const isShip = (target: ShotInput['target']): target is 'fishing' | 'trade' | 'pirate' =>
  target === 'fishing' || target === 'trade' || target === 'pirate';
