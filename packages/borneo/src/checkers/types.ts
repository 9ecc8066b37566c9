import type { Result, Seat, Verdict, Violation } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { RulingName, Rulings } from '../readings.ts';
import type { CompanyId, MissionId, Pick, PortNumber, Rank, SpiceId } from '../types.ts';

/** The name of a checker. */
export type CheckerId = 'payment' | 'fight' | 'move' | 'trigger' | 'picks' | 'end' | 'winner' | 'placement';

/** What every input may hold: readings by ruling; what is not named stands at its default. */
export interface CheckerInput {
  readonly rulings?: Rulings;
}

/** What every answer holds. */
export interface CheckerAnswer {
  /** The engine's verdict: the same clauses, reasons and facts. A card without a face is named by its place, `#2`. */
  readonly verdict: Verdict<Clause>;
  /** The clauses that explain the answer, in the order of the explanation. */
  readonly clauses: readonly Clause[];
}

/** An answer under another reading of one ruling, all other rulings as in the input. */
export interface ReadingAnswer<Answer> {
  readonly ruling: RulingName;
  readonly reading: string;
  readonly answer: Answer;
}

/** One dispute, answered from the few things that matter for it. */
export interface Checker<Input extends CheckerInput, Answer extends CheckerAnswer> {
  readonly id: CheckerId;
  /** The rulings that can matter here. */
  readonly rulings: readonly RulingName[];
  /** A good starting input. */
  readonly example: Input;
  /** Reads an input of unknown shape. Never throws; all problems with their paths. */
  parse(json: unknown): Result<Input>;
  /** Answers. `rulings` stand over those of the input. Any parsed input has an answer. */
  judge(input: Input, rulings?: Rulings): Answer;
  /** The readings that would change the decision; empty if none does. */
  readings(input: Input): readonly ReadingAnswer<Answer>[];
}

/** A violation as the engine reports it. */
export type CheckerViolation = Violation<Clause>;

/** Owners from rank 1 down, `null` for an empty space. */
export type ColumnInput = readonly (Seat | null)[];

/** All four columns. */
export type Columns = Readonly<Record<CompanyId, ColumnInput>>;

/** A number for each of the four companies. */
export type CompanyNumbers = Readonly<Record<CompanyId, number>>;

/** A number for each spice that has any. */
export type SpiceNumbers = Readonly<Partial<Record<SpiceId, number>>>;

// 1. "Can these cards pay this Mission?"

/** One card offered in a payment. */
export interface PaymentCard {
  readonly kind: SpiceId | 'crate';
  /** 2 for a doubled card; default 1. A Harbor card has 1. */
  readonly units?: 1 | 2;
  /** It is a Harbor card (never a crate). */
  readonly harbor?: boolean;
  /** Where it lies; default `warehouse`. A Harbor card lies in the warehouse. */
  readonly from?: 'warehouse' | 'hand';
  /** Blackbeard: the spice it is to stand for. */
  readonly tradedAs?: SpiceId;
}

/** A demand (units by spice, 1 to 9 each, or the id of a tile) and the cards offered. */
export interface PaymentInput extends CheckerInput {
  readonly need: SpiceNumbers | { readonly mission: MissionId };
  readonly cards: readonly PaymentCard[];
  /** The Blackbeard variant is played. */
  readonly blackbeard?: boolean;
  /** The pirate ship lies before the payer. */
  readonly holdsShip?: boolean;
  /** It is the final Mission round. */
  readonly final?: boolean;
}

/** A card that stands for another spice: its index in the input, the spice, and how many units change. */
export interface PaymentTrade {
  readonly index: number;
  readonly as: SpiceId;
  readonly units: number;
  /** The payment as listed suffices without it. */
  readonly needless: boolean;
}

/** A payment that would be legal. */
export interface PaymentOption {
  /** `fewer`: some of the offered cards; `without-hand`: no hand card; `without-trade`: no trade; `with-trade`: with one trade. */
  readonly kind: 'fewer' | 'without-hand' | 'without-trade' | 'with-trade';
  /** Indexes of the cards paid. */
  readonly cards: readonly number[];
  readonly trade: { readonly index: number; readonly as: SpiceId } | null;
  /** Units lost by it. */
  readonly lost: number;
}

/** What the cards offered come to. */
export interface PaymentAnswer extends CheckerAnswer {
  /** Units asked. */
  readonly need: SpiceNumbers;
  /** Units offered by spice, trades made, crates aside. */
  readonly paid: SpiceNumbers;
  /** Crate units offered. */
  readonly crates: number;
  /** Units that lack before crates. */
  readonly lacks: SpiceNumbers;
  /** How many of the lacking units crates cover. */
  readonly covered: number;
  /** Units that nothing covers. */
  readonly short: number;
  /** Whether the cards suffice, whatever else may forbid the payment. */
  readonly enough: boolean;
  /** Units paid beyond the demand, which are lost; 0 if the payment falls short. */
  readonly lost: number;
  /** Indexes of the cards refused because they lie in the hand. */
  readonly refused: readonly number[];
  readonly trades: readonly PaymentTrade[];
  /** A legal payment out of the same cards with fewer of them, or `null`. */
  readonly cheaper: PaymentOption | null;
  /** The value of the tile, when it was named, and what is gained over keeping the cards (1 VP each). */
  readonly value: { readonly vp: number; readonly gain: number } | null;
  /** If the payment is illegal: what would be legal with the same cards, best first. */
  readonly alternatives: readonly PaymentOption[];
}

// 2. "May I play these cards in the fight, and who wins?"

/**
 * A fight. Cards are entered by how many flags of the company they bear, in both rows, 0 to 4.
 * Either the column is given, or the two ranks alone with the number of merchants `between`.
 */
export interface FightInput extends CheckerInput {
  readonly company: CompanyId;
  readonly column?: ColumnInput;
  readonly attacker: Rank;
  readonly defender: Rank;
  /** Merchants between the two, when no column is given; default: every space between is taken. */
  readonly between?: number;
  readonly attack: readonly number[];
  /** `null`: the defender has not answered yet. Empty: he plays nothing. */
  readonly defense: readonly number[] | null;
  /** Cards in hand before the fight, those played included. */
  readonly hands: { readonly attacker: number; readonly defender: number };
}

/** One side of a fight. */
export interface FightSide {
  /** Flags counted on each card. */
  readonly cards: readonly number[];
  /** Flags on the cards together. */
  readonly flags: number;
  /** Merchants between; 0 for the attacker. */
  readonly bonus: number;
  readonly total: number;
  /** Most cards this side may play. */
  readonly limit: number;
  readonly violations: readonly CheckerViolation[];
}

/** A legal choice of cards out of those entered, and what it would lead to. */
export interface FightOption {
  /** Indexes of the cards. */
  readonly cards: readonly number[];
  readonly total: number;
  readonly winner: 'attacker' | 'defender';
}

/** Both sides of the fight, who wins, and what either could have played. */
export interface FightAnswer extends CheckerAnswer {
  readonly attack: FightSide;
  /** The defender; without cards while he has not answered. */
  readonly defense: FightSide;
  readonly bonus: number;
  /** Who stands between, from the defender down; empty without a column. `counts`: gives a flag. */
  readonly between: readonly { readonly rank: Rank; readonly owner: Seat; readonly counts: boolean }[];
  /** Who wins with the cards as entered; `null` while the defender has not answered or if a side is illegal. */
  readonly winner: 'attacker' | 'defender' | null;
  /** Flags on cards with which the defender holds his ground: 0 if the bonus alone does. */
  readonly needed: number;
  /** Totals are equal, which is the attacker's win. */
  readonly equal: boolean;
  /** Who says where the beaten merchant goes; `null` unless the attacker wins. */
  readonly chooser: 'attacker' | 'defender' | null;
  /** The winning defender may keep one of the cards he played. */
  readonly reward: boolean;
  /** What the attacker could play of his cards; the defender answers with the best he may of his own. Fewest cards first, equal sets of flags once. */
  readonly attacks: readonly FightOption[];
  /** What the defender could play of his cards against the attack as entered, nothing included. Fewest cards first, equal sets of flags once. */
  readonly defenses: readonly FightOption[];
}

// 3. "Where does the beaten (or moved) merchant go, who moves up?"

/** A transfer, or the way of a beaten merchant. Companies not named are empty. */
export interface MoveInput extends CheckerInput {
  readonly kind: 'transfer' | 'beaten';
  readonly columns: Readonly<Partial<Record<CompanyId, ColumnInput>>>;
  /** The company of the moving merchant; of the fight. */
  readonly company: CompanyId;
  /** The rank of the moving merchant; of the attacker. */
  readonly rank: Rank;
  /** The rank of the beaten merchant, before the fight is carried out. Needed with `beaten`. */
  readonly defender?: Rank;
  /** `swap` (only with `beaten`): the beaten merchant takes the space left by the attacker. */
  readonly to: 'swap' | CompanyId;
  /** Who makes the choice; default: whoever is entitled to. */
  readonly seat?: Seat;
}

/** A merchant that changes its place. */
export interface MovedMerchant {
  readonly seat: Seat;
  readonly from: { readonly company: CompanyId; readonly rank: Rank };
  readonly to: { readonly company: CompanyId; readonly rank: Rank };
}

/** A choice that is legal, and the columns it leads to. */
export interface MoveOption {
  readonly to: 'swap' | CompanyId;
  /** The rank that the moved or beaten merchant comes to. */
  readonly rank: Rank;
  readonly after: Columns;
}

/** The columns before and after, and who had the choice. */
export interface MoveAnswer extends CheckerAnswer {
  readonly before: Columns;
  /** `null` if the move is illegal. */
  readonly after: Columns | null;
  /** The rank that the moved or beaten merchant comes to; `null` if the move is illegal. */
  readonly toRank: Rank | null;
  /** Who changes place: the merchant moved or beaten, the victorious attacker, then those that move up. */
  readonly moved: readonly MovedMerchant[];
  /** How many merchants move up to close a space. */
  readonly closedUp: number;
  /** Whose choice it is; `null` if nobody stands at the rank named. */
  readonly chooser: Seat | null;
  /** Companies without a free space, in edition order. */
  readonly full: readonly CompanyId[];
  /** Every legal choice in edition order, `swap` first; empty if no choice is. */
  readonly alternatives: readonly MoveOption[];
}

// 4. "Does my card trigger a distribution?"

/** A port and the card played there. Cards as `RRB/G` (flags only) or as whole faces, from the Harbor card down. */
export interface TriggerInput extends CheckerInput {
  /** The left value of the Harbor card, 2 to 28. */
  readonly monopoly: number;
  /** The right value of the Harbor card, 2 to 9. */
  readonly capacity: number;
  /** The cards that lie there already. */
  readonly tower: readonly string[];
  readonly card: string;
  /** The column under which the lone lower flag stands; default 1. */
  readonly lowerFlagColumn?: 1 | 2 | 3;
  /** The number of the port, which only the sentences need; default 1. */
  readonly port?: PortNumber;
}

/** Where a flag stands: the card from the Harbor card down (from 0, the new one last), its row and the column from 1. */
export interface FlagPlace {
  readonly card: number;
  readonly row: 'upper' | 'lower';
  readonly column: number;
}

/** A row of flags as the count reads it, with the sums up to and with it. */
export interface LedgerLine {
  /** The card, from 0. */
  readonly card: number;
  readonly row: 'upper' | 'lower';
  /** Its flags from the left; one for a lower row. */
  readonly flags: readonly CompanyId[];
  /** Covered by the next card. */
  readonly covered: boolean;
  /** Whether it counts (a covered row does only under the reading `all`). */
  readonly counts: boolean;
  readonly sums: CompanyNumbers;
}

/** Companies that reach the value together, and the flag that decides. */
export interface MonopolyTie {
  readonly companies: readonly CompanyId[];
  readonly winner: CompanyId;
  /** The winner's first flag on the last card; `null` where the number of flags decides (ruling.monopoly-tie). */
  readonly flag: FlagPlace | null;
}

/** The count of the port, row by row, and what it triggers. */
export interface TriggerAnswer extends CheckerAnswer {
  /** Counted flags before the card. */
  readonly before: CompanyNumbers;
  /** Counted flags with it. */
  readonly flags: CompanyNumbers;
  /** Every row from the Harbor card down. */
  readonly ledger: readonly LedgerLine[];
  /** The flags that lie covered. */
  readonly covered: readonly (FlagPlace & { readonly company: CompanyId })[];
  /** The flag that the new card covers; `null` for the first card. */
  readonly covers: CompanyId | null;
  readonly cards: number;
  readonly valueReached: boolean;
  readonly capacityReached: boolean;
  /** What is triggered; `null` if nothing is. */
  readonly distribution: 'monopoly' | 'shared' | null;
  readonly monopoly: { readonly company: CompanyId; readonly flags: number } | null;
  readonly tie: MonopolyTie | null;
  /** Flags that each company still lacks. */
  readonly lacks: CompanyNumbers;
  /** Cards that still fit. */
  readonly room: number;
}

// 5. "Who takes which pick?"

/** The port and the card as for `trigger`, the four columns, and who plays the card. Columns not named are empty. */
export interface PicksInput extends TriggerInput {
  readonly columns: Readonly<Partial<Record<CompanyId, ColumnInput>>>;
  readonly player: Seat;
}

/** Companies with equal flags in their final order, each with the flag that decided. */
export interface RankingTie {
  readonly companies: readonly CompanyId[];
  readonly flags: readonly FlagPlace[];
}

/** The count of the port, and who takes what in which order. */
export interface PicksAnswer extends TriggerAnswer {
  /** Companies with flags, best first, in a shared distribution; else empty. */
  readonly ranking: readonly { readonly company: CompanyId; readonly flags: number }[];
  readonly ties: readonly RankingTie[];
  /** Companies without a counted flag, in a shared distribution. */
  readonly leftOut: readonly CompanyId[];
  /** Markers to lay: `M` on the company with the monopoly, `1` to `4` on the ranked ones. */
  readonly markers: Readonly<Partial<Record<CompanyId, 'M' | '1' | '2' | '3' | '4'>>>;
  /** All picks in order, each with its clause. */
  readonly picks: readonly Pick[];
  /** Cards that nobody may take; they are discarded. */
  readonly discarded: number;
  /** Why they are; `null` if none is. */
  readonly discardClause: Clause | null;
  /** Who takes the Harbor card; `null` without a distribution. */
  readonly harborTo: Seat | null;
  /** Spices and Harbor card by seat, of everybody who gets any. */
  readonly takings: readonly { readonly seat: Seat; readonly spices: number; readonly harbor: boolean }[];
}

// 6. "Is the game over? May I still complete a Mission?"

/** What is left, and what has just happened. */
export interface EndInput extends CheckerInput {
  readonly seats: number;
  /** Cards left, the discard after what has just happened. */
  readonly harborPile: number;
  readonly shipmentPile: number;
  readonly discard: number;
  /** `distribution`: a port has just been emptied. `draw`: nothing was distributed and the active player is to draw. */
  readonly event: 'distribution' | 'draw';
  readonly active: Seat;
  /** The final round has begun already. */
  readonly final?: boolean;
}

/** Whether the game goes on, and what may still be done. */
export interface EndAnswer extends CheckerAnswer {
  readonly ends: boolean;
  readonly cause: 'harbor-pile' | 'shipment-cards' | null;
  /** The clause by which it ends; `null` if it goes on, or if the final round has begun already. */
  readonly endClause: Clause | null;
  /** A Harbor card is turned up on the empty place. */
  readonly refills: boolean;
  /** Shipment cards in pile and discard. */
  readonly available: number;
  /** Cards the active player draws; 0 if the game ends. */
  readonly draws: 0 | 1 | 2;
  /** When the discard becomes the new pile: before the first card drawn, between the two, or not at all. */
  readonly rebuild: 'before' | 'between' | null;
  /** Who is next: the left neighbor of the active player, or the first of the final round. */
  readonly next: Seat;
  /** The order of the final round, whenever it comes with this active player. */
  readonly finalOrder: readonly Seat[];
  /** What is still allowed. */
  readonly allowed: {
    /** Turns go on as usual. */
    readonly turns: boolean;
    /** Everybody may complete one more Mission, in the final order. */
    readonly finalMission: boolean;
    /** Trading with the pirates, where the variant is played. */
    readonly trade: boolean;
  };
}

// 7. "Who has won?"

/** What lies before a player at the end. */
export interface WinnerPlayer {
  /** Shipment cards in the warehouse, doubled ones and crates as one each. */
  readonly shipments: number;
  readonly harbors: number;
  /** The value of every Mission tile. */
  readonly missions: readonly number[];
  /** He has the pirate ship. */
  readonly ship?: boolean;
}

/** All players by seat, 3 to 5. */
export interface WinnerInput extends CheckerInput {
  readonly players: readonly WinnerPlayer[];
}

/** One player's count. */
export interface WinnerRow {
  readonly seat: Seat;
  readonly parts: readonly { readonly clause: Clause; readonly points: number }[];
  readonly total: number;
  /** Mission tiles, which break ties. */
  readonly tiles: number;
  readonly winner: boolean;
}

/** The count of every player, and who wins. */
export interface WinnerAnswer extends CheckerAnswer {
  /** By seat. */
  readonly rows: readonly WinnerRow[];
  readonly winners: readonly Seat[];
  /** `score.winner`, or `score.tie` if tiles had to decide. */
  readonly clause: Clause;
  /** Seats with most points, before tiles decide. */
  readonly tied: readonly Seat[];
  /** Several players share the win. */
  readonly shared: boolean;
}

// 8. "Is it my turn to place?"

/** The placement at the start of the game, and the player who asks. */
export interface PlacementInput extends CheckerInput {
  readonly seats: number;
  readonly first: Seat;
  /** 4 only in the variant for three players. */
  readonly merchants: 3 | 4;
  /** Merchants placed so far by all players together. */
  readonly placed: number;
  readonly seat: Seat;
}

/** Whose placement it is. */
export interface PlacementAnswer extends CheckerAnswer {
  /** Who places now; `null` if all are placed. */
  readonly due: Seat | null;
  /** The round, from 1; `null` if all are placed. */
  readonly round: number | null;
  readonly clockwise: boolean | null;
  /** The seats of this round in order. */
  readonly order: readonly Seat[];
  /** How many have placed in this round. */
  readonly done: number;
  /** How many placements come before the seat's own next one; `null` if it has placed all. */
  readonly wait: number | null;
}

/** All checkers by name. */
export interface Checkers {
  readonly payment: Checker<PaymentInput, PaymentAnswer>;
  readonly fight: Checker<FightInput, FightAnswer>;
  readonly move: Checker<MoveInput, MoveAnswer>;
  readonly trigger: Checker<TriggerInput, TriggerAnswer>;
  readonly picks: Checker<PicksInput, PicksAnswer>;
  readonly end: Checker<EndInput, EndAnswer>;
  readonly winner: Checker<WinnerInput, WinnerAnswer>;
  readonly placement: Checker<PlacementInput, PlacementAnswer>;
}
