import type { Edition } from '@portolan/rotterdam';
import type { ArrivalInput } from '@portolan/rotterdam/checkers';

/** The products made in a harbor. */
export const madeIn = ({ products }: Edition, harbor: string): string[] =>
  products.filter((product) => product.harbor === harbor).map(({ id }) => id);

/** How many cards its pile has at first. */
export const copiesOf = ({ products }: Edition, harbor: string): number =>
  products.filter((product) => product.harbor === harbor).reduce((sum, { copies }) => sum + copies, 0);

/** An arrival of whose pile nothing is told. */
export const without = ({ top: _, pile: __, ...input }: ArrivalInput): ArrivalInput => input;

/** With a card on top of the pile, or none told. */
export const withTop = ({ top: _, ...input }: ArrivalInput, top: string): ArrivalInput =>
  top === '' ? input : { ...input, top };

/** With Open Product cards a card lies open, unless the pile is empty. */
export const opened = (input: ArrivalInput, openProducts: boolean, box: Edition): ArrivalInput => {
  const top = input.top ?? madeIn(box, input.harbor)[0];
  const next = { ...input, variants: { openProducts } };
  return openProducts && input.pile !== 0 && top ? { ...next, top } : next;
};

/** Whether the table plays with Open Product cards. */
export const isOpen = ({ variants }: ArrivalInput): boolean => variants?.openProducts ?? false;
