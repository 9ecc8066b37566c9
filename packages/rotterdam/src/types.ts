import type { Seat } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { EditionPatch } from './edition.ts';

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

/** The use of a Navigation card: what each kind needs to know. A path names the places after leaving, in order. */
export type CardPlay =
  | { readonly card: 'turn-of-luck'; readonly ships: readonly [ShipId, ShipId] }
  | { readonly card: 'extra-cargo'; readonly start: PositionId; readonly cargo: MaterialId | null }
  | { readonly card: 'setback' | 'heavy-storm'; readonly ship: ShipId; readonly path: readonly PositionId[] }
  | { readonly card: 'cargo-thief'; readonly from: ShipId; readonly to: ShipId }
  | { readonly card: 'cargo-thief'; readonly from: ShipId; readonly start: PositionId }
  | { readonly card: 'port-police'; readonly ship: ShipId }
  | { readonly card: 'joker' | 'advantage' | 'extra-advantage' };

/** Everything that can be done. Nature's actions name no seat. */
export type Action =
  | { readonly kind: 'launch'; readonly seat: Seat; readonly start: PositionId; readonly cargo: MaterialId | null }
  | { readonly kind: 'callColor'; readonly seat: Seat; readonly color: ColorId }
  | { readonly kind: 'sail'; readonly seat: Seat; readonly ship: ShipId; readonly to: PositionId }
  /** A blocked ship loses its move; only under one reading of `ruling.blocked-ship`. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'takeNavigation'; readonly seat: Seat }
  | { readonly kind: 'discardNavigation'; readonly seat: Seat; readonly card: NavigationId }
  | { readonly kind: 'layPoints'; readonly seat: Seat; readonly card: NavigationId }
  | ({ readonly kind: 'playCard'; readonly seat: Seat } & CardPlay)
  | { readonly kind: 'unload'; readonly seat: Seat; readonly ship: ShipId }
  | {
      readonly kind: 'offerTrade';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly ProductFace[];
      readonly get: readonly ProductFace[];
    }
  | { readonly kind: 'acceptTrade'; readonly seat: Seat }
  | { readonly kind: 'declineTrade'; readonly seat: Seat }
  /** `jokers`: the products that Jokers replace. */
  | {
      readonly kind: 'fulfill';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly products: readonly ProductId[];
      readonly jokers: readonly ProductId[];
    }
  | { readonly kind: 'endTurn'; readonly seat: Seat }
  | { readonly kind: 'drawMission'; readonly mission: MissionFace }
  | { readonly kind: 'drawNavigation'; readonly card: NavigationFace }
  | { readonly kind: 'drawProduct'; readonly product: ProductFace }
  | { readonly kind: 'revealProduct'; readonly product: ProductId };

/** The name of an action. */
export type ActionKind = Action['kind'];

/** One action by its name. */
export type ActionOf<Name extends ActionKind> = Extract<Action, { kind: Name }>;

/** Two players, what the first gives and what it gets. */
export interface Trade {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly ProductFace[];
  readonly get: readonly ProductFace[];
}

/** What a ship brings into its harbor. */
export const deliveries = ['delivered', 'wrong', 'empty'] as const;

/** How an unloading went. */
export type Delivery = (typeof deliveries)[number];

/** Where spent Product cards go (`ruling.spent-products`). */
export type ReturnPlace = 'top' | 'bottom' | 'bag';

/** What breaks a tie. */
export type TieBreak = 'missions' | 'products' | 'product-points';

/** Points of a seat at the end. */
export interface SeatScore {
  readonly missions: number;
  readonly navigation: number;
  readonly products: number;
  readonly total: number;
}

/** What happened, in the order of play; each with the clause that made it happen. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'missionDrawn'; readonly seat: Seat; readonly mission: MissionFace }
  | {
      readonly kind: 'launched';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly at: PositionId;
      readonly cargo: MaterialId | null;
    }
  | { readonly kind: 'colorCalled'; readonly seat: Seat; readonly color: ColorId }
  | {
      readonly kind: 'sailed';
      readonly ship: ShipId;
      readonly from: PositionId;
      readonly to: PositionId;
      readonly color: ColorId;
    }
  | { readonly kind: 'arrived'; readonly ship: ShipId; readonly at: PositionId; readonly harbor: HarborId }
  | { readonly kind: 'blocked'; readonly ship: ShipId; readonly at: PositionId; readonly by: readonly ShipId[] }
  | { readonly kind: 'callEnded'; readonly color: ColorId }
  | { readonly kind: 'anchorsCounted'; readonly due: readonly number[] }
  | { readonly kind: 'navigationReshuffled'; readonly count: number }
  | { readonly kind: 'navigationDrawn'; readonly seat: Seat; readonly card: NavigationFace }
  | {
      readonly kind: 'navigationForfeited';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: 'hand-full' | 'no-card-left';
    }
  | { readonly kind: 'navigationDiscarded'; readonly seat: Seat; readonly card: NavigationId }
  | { readonly kind: 'pointsLaid'; readonly seat: Seat; readonly card: NavigationId; readonly points: number }
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly card: NavigationId }
  /** The new cargoes, in the order of the ships. */
  | {
      readonly kind: 'cargoSwapped';
      readonly ships: readonly [ShipId, ShipId];
      readonly cargo: readonly [MaterialId | null, MaterialId | null];
    }
  | { readonly kind: 'movedBack'; readonly ship: ShipId; readonly from: PositionId; readonly to: PositionId }
  | { readonly kind: 'cargoStolen'; readonly from: ShipId; readonly to: ShipId; readonly cargo: MaterialId }
  | { readonly kind: 'cargoReturned'; readonly ship: ShipId; readonly cargo: MaterialId }
  | {
      readonly kind: 'unloaded';
      readonly ship: ShipId;
      readonly harbor: HarborId;
      readonly cargo: MaterialId | null;
      readonly result: Delivery;
    }
  | { readonly kind: 'shipReturned'; readonly ship: ShipId }
  | { readonly kind: 'productDrawn'; readonly seat: Seat; readonly harbor: HarborId; readonly product: ProductFace }
  | { readonly kind: 'productPileEmpty'; readonly seat: Seat; readonly harbor: HarborId }
  | { readonly kind: 'productBuried' | 'productRevealed'; readonly harbor: HarborId; readonly product: ProductId }
  | ({ readonly kind: 'tradeOffered' | 'tradeMade' | 'tradeDeclined' } & Trade)
  /** `total`: the points of all Missions shown by the seat. */
  | {
      readonly kind: 'missionFulfilled';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly points: number;
      readonly total: number;
    }
  | { readonly kind: 'jokerUsed'; readonly seat: Seat; readonly product: ProductId }
  | {
      readonly kind: 'productReturned';
      readonly product: ProductId;
      readonly harbor: HarborId;
      readonly to: ReturnPlace;
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly auto: boolean }
  | { readonly kind: 'phaseEnded'; readonly phase: Phase }
  | { readonly kind: 'masterPassed'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'gameEnded'; readonly reached: readonly Seat[] }
  | ({ readonly kind: 'scored'; readonly seat: Seat } & SeatScore)
  | {
      readonly kind: 'tieBroken';
      readonly by: TieBreak;
      readonly among: readonly Seat[];
      readonly left: readonly Seat[];
    }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] }
);

/** Counts by id. */
export type Counts = Readonly<Record<string, number>>;

/** A draw that nature owes. */
export type Draw =
  | { readonly draw: 'mission' | 'navigation'; readonly seat: Seat }
  | { readonly draw: 'product'; readonly seat: Seat; readonly harbor: HarborId }
  | { readonly draw: 'reveal'; readonly harbor: HarborId };

/** Cards of a seat: in hand, and lying before it. */
export interface Hand {
  readonly products?: readonly ProductFace[];
  readonly navigation?: readonly NavigationFace[];
  /** Default: as many `?` as a hand has, three once the game is set up. */
  readonly missions?: readonly MissionFace[];
  /** Missions fulfilled. */
  readonly shown?: readonly MissionId[];
  /** Point cards laid. */
  readonly laid?: readonly NavigationId[];
}

/** A Product pile: known cards on top (the next one first), an unordered part of `size` cards, known cards below it. */
export interface ProductPile {
  readonly top?: readonly ProductId[];
  readonly size?: number;
  readonly bottom?: readonly ProductId[];
}

/** A color call under way. */
export interface CallPosition {
  readonly color: ColorId;
  /** Whose ships move now. Default: the caller, whose turn it is. */
  readonly mover?: Seat;
  /** Ships that have still to move. Default: all before a channel of the color that have neither moved nor been held. */
  readonly waiting?: readonly ShipId[];
  readonly moved?: readonly ShipId[];
  /** Ships that lost their move. */
  readonly held?: readonly ShipId[];
}

/**
 * What people, files and links hold: a table as it lies there, in readable form.
 * Only `seats` is needed; the rest is filled in as a table would have it (see `parsePosition`).
 */
export interface Position {
  readonly game?: 'rotterdam';
  readonly version?: 1;
  /** The box: its id, or what differs from the default box. */
  readonly edition?: EditionPatch;
  readonly seats: 2 | 3 | 4;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly variants?: Readonly<Partial<Record<VariantName, boolean>>>;
  /** Default 1. */
  readonly round?: number;
  /** Who has the blue pawn. Default 0. */
  readonly master?: Seat;
  /** Default `launch`. */
  readonly phase?: Phase;
  /** Whose turn it is; `null` in `setup`, `trade` and `over`. Default: the Harbor Master. */
  readonly seat?: Seat | null;
  /** Default: the first step of the phase. */
  readonly step?: Step | null;
  /** Colors called in this round, in order. */
  readonly called?: readonly ColorId[];
  /** The call under way, in step `moving`. */
  readonly call?: CallPosition | null;
  /** Navigation cards due, by seat, in `anchor`. Default: the ships on anchors. */
  readonly due?: readonly number[];
  /** Who wants no more trade, in `trade`. Default: who can do nothing. */
  readonly passed?: readonly Seat[];
  /** The open offer, in `trade`. */
  readonly offer?: Trade | null;
  /** Draws that nature owes, in order. */
  readonly pending?: readonly Draw[];
  /** Ships afloat: `0a@C2:grain`, without a colon if it is empty. The others are in reserve. */
  readonly ships?: readonly string[];
  /** Units in stock: only compared with those afloat. */
  readonly stock?: Counts;
  readonly hands?: readonly Hand[];
  /** By harbor. Default: nothing known, everything in the unordered part that is not seen elsewhere. */
  readonly piles?: Readonly<Record<HarborId, ProductPile>>;
  /** How many cards the Navigation pile has. */
  readonly navPile?: number;
  /** Navigation cards used. */
  readonly used?: readonly NavigationId[];
  /** How many cards the Mission pile has. */
  readonly missionPile?: number;
  /** After the end. */
  readonly result?: { readonly scores: readonly SeatScore[]; readonly winners: readonly Seat[] } | null;
}
