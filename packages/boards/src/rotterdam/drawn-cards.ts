/** The Product cards that have a drawing. */
export const drawnProducts = [
  'bread',
  'pasta',
  'orange-juice',
  'jam',
  'petrol',
  'plastic',
  'paint',
  'medicine',
] as const;

/** The Navigation cards that have one. */
export const drawnNavigation = [
  'turn-of-luck',
  'extra-cargo',
  'setback',
  'heavy-storm',
  'joker',
  'advantage',
  'extra-advantage',
  'cargo-thief',
  'port-police',
] as const;

const drawn: ReadonlySet<string> = new Set([...drawnProducts, ...drawnNavigation]);

/** Whether a card has a drawing. */
export const isDrawn = (id: string): boolean => drawn.has(id);
