import type { ContactId, GoodsId, Quay, TileId } from './ids.ts';

/** Whose porters an effect is about: the active player's, another player's, anybody's. */
export type Whose = 'own' | 'other' | 'any';

/** How far two quays may lie apart. */
export type Reach = 'adjacent' | 'any';

interface Optional {
  /** The card says "you may": the effect can be declined. */
  readonly may?: true;
}

/** One effect of a contact, but for the choice between several. */
export type SimpleEffect = Optional &
  (
    | {
        /** Own porters from the reserve: each group on one ship, different groups on different ships. */
        readonly do: 'place';
        readonly groups: readonly number[];
        /** Only on these quays; default all. */
        readonly quays?: readonly Quay[];
      }
    | {
        /** So many porters together from one ship to one other. */
        readonly do: 'move';
        readonly n: number;
        readonly whose: Whose;
        readonly reach?: Reach;
      }
    | {
        /** One porter of a ship against one of another owner on another ship; `own`: one of them the player's. */
        readonly do: 'swap';
        readonly whose: 'own' | 'any';
        readonly reach?: Reach;
      }
    | {
        /** So many porters of one ship go home. */
        readonly do: 'remove';
        readonly n: number;
        readonly whose: Whose;
      }
    | {
        /** Another player's porter goes home, one of the player's own reserve takes its place. */
        readonly do: 'replace';
      }
    | {
        /** The goods of two ships change places. */
        readonly do: 'swapGoods';
        readonly reach?: Reach;
      }
  );

/** The player picks one of several effects. */
export type ChoiceEffect = Optional & {
  readonly do: 'oneOf';
  readonly of: readonly SimpleEffect[];
};

/** One effect of a contact (`contact.effects`). */
export type Effect = SimpleEffect | ChoiceEffect;

/** The name of an effect. */
export type EffectName = Effect['do'];

/** A contact: everybody has the same ones. */
export interface Contact {
  readonly id: ContactId;
  readonly fr: string;
  readonly en: string;
  /** The figure at the top left (`contact.commission`). */
  readonly commission: number;
  /** Carried out in this order. */
  readonly effects: readonly Effect[];
}

/** Ships of one value: how many porters each takes, and how many there are (`ships.list`). */
export interface ShipKind {
  readonly value: number;
  readonly count: number;
}

/** Goods of one kind: the premium per porter, and how many tiles there are (`premium.rates`). */
export interface GoodsKind {
  readonly id: GoodsId;
  readonly fr: string;
  readonly en: string;
  readonly premium: number;
  readonly count: number;
}

/** How many event tiles of a kind there are. */
export interface TileKind {
  readonly id: TileId;
  readonly count: number;
}

/** Where a fact of a box comes from: printed in the rulebook, publicly known, reconstructed, or typed in by an owner. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed' | 'owner';

/** The parts of a box whose provenance is told. */
export type EditionPart = 'ships' | 'goods' | 'porters' | 'contacts' | 'tiles' | 'target';

/** A box: everything printed that the rules do not fix. */
export interface Edition {
  readonly id: string;
  /** Porters of each player. */
  readonly porters: number;
  /** Premiums that end the game (`end.hundred`). */
  readonly target: number;
  readonly ships: readonly ShipKind[];
  readonly goods: readonly GoodsKind[];
  readonly contacts: readonly Contact[];
  /** Event tiles; a kind that is missing is not in the box. */
  readonly tiles: readonly TileKind[];
  readonly provenance: Readonly<Record<EditionPart, Provenance>>;
}

/** A box by its id, or what differs from the default box. */
export type EditionPatch =
  | string
  | (Partial<Omit<Edition, 'provenance'>> & { readonly provenance?: Partial<Edition['provenance']> });
