/** The nine kinds of Navigation cards, in the order of the rulebook. */
export const navigationIds = [
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

/** A kind of Navigation card. */
export type NavigationId = (typeof navigationIds)[number];

/** The color of a channel: `red`, `yellow`, `green`, `blue`, or those of a box typed in. */
export type ColorId = string;

/** A raw material: `grain`, `fruit`, `crude-oil`, `chemicals`, or those of a box typed in. */
export type MaterialId = string;

/** A place on the river: `A1`. */
export type PositionId = string;

/** A harbor. */
export type HarborId = string;

/** A kind of Product card. */
export type ProductId = string;

/** A Mission card: `m01`. */
export type MissionId = string;

/** A ship: its seat and a letter, `0a`. */
export type ShipId = string;

/** A Product card as far as it is known: `bread`, `?vulcaanhaven` (its back shows the harbor), `?`. */
export type ProductFace = string;

/** A Navigation card as far as it is known. */
export type NavigationFace = NavigationId | '?';

/** A Mission as far as it is known. */
export type MissionFace = MissionId | '?';

/** All phases: the set-up, the six sections of the phase disc, the end. */
export const phases = ['setup', 'launch', 'sail', 'anchor', 'unload', 'trade', 'mission', 'over'] as const;

/** Where in the game we are. */
export type Phase = (typeof phases)[number];

/** The steps of a turn. */
export const steps = ['open', 'launched', 'choose', 'moving', 'after', 'fulfilled'] as const;

/** What has been done in a turn. */
export type Step = (typeof steps)[number];

/** The optional rules of the rulebook. */
export const variantNames = ['safeHaven', 'openProducts'] as const;

/** The name of an optional rule. */
export type VariantName = (typeof variantNames)[number];
/** What a ship brings into its harbor. */
export const deliveries = ['delivered', 'wrong', 'empty'] as const;

/** How an unloading went. */
export type Delivery = (typeof deliveries)[number];

/** Where spent Product cards go (`ruling.spent-products`). */
export type ReturnPlace = 'top' | 'bottom' | 'bag';

/** What breaks a tie. */
export type TieBreak = 'missions' | 'products' | 'product-points';
