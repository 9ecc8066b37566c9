import type { CompanyId, Face, PortNumber } from '@portolan/borneo';
import type { Seat } from '@portolan/core';
import type { ColumnMarks } from './CompanyColumn.tsx';
import type { Fight } from './FightView.tsx';

/** The part of the table that an action is about: what a small picture shows. */
export type Scene =
  | { readonly kind: 'fight'; readonly fight: Fight }
  | {
      readonly kind: 'port';
      readonly port: PortNumber;
      /** A card drawn as if it had been played. */
      readonly extra?: Face;
      /** Who plays it; his hand is shown. */
      readonly seat?: Seat;
      /** The card chosen from the port. */
      readonly taken?: Face;
      readonly wrong: boolean;
    }
  | {
      readonly kind: 'mission';
      readonly seat: Seat;
      readonly mission?: string;
      readonly pay: readonly string[];
      readonly wrong: readonly string[];
    }
  | { readonly kind: 'companies'; readonly marks: Readonly<Partial<Record<CompanyId, ColumnMarks>>> }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly played: readonly Face[]; readonly wrong: readonly Face[] }
  | { readonly kind: 'ports' }
  | { readonly kind: 'missions' }
  | { readonly kind: 'players' }
  | { readonly kind: 'board' };
