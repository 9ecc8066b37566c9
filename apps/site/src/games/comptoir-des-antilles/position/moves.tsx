import { type ActionKind, quayNumbers, tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { FieldList } from '../../../kit/Fields.tsx';
import type { Json } from '../../../stores/table.ts';
import { actionNames } from '../parts/action-names.ts';
import { hasTile } from '../parts/cards.ts';
import { PlayFields } from '../parts/PlayFields.tsx';
import type { Form } from './form.ts';
import { contactOptions, goodsOptions, odd, type PartProps, someSeat } from './parts.tsx';
import { isPlay, type PlayKind } from './proposal.ts';
import { words } from './words.ts';

type Parts = FieldList<Json, Form>;

/** What is done with a contact or at a departure, by the fields of the checkers. */
const Play = ({ lang, whole, set, with: { seats } }: PartProps) => (
  <PlayFields lang={lang} play={whole} seats={seats} onChange={(change) => set({ ...whole, ...change })} />
);

const who = { at: 'seat', ...someSeat } as const;

const tile = {
  at: 'tile',
  as: 'select',
  or: 'mutiny',
  options: ({ tile: now }: Json, { box }: Form, lang: Lang) =>
    tileIds
      .filter((id) => id === now || hasTile(box, id))
      .map((id) => ({ value: id as string, label: tileName(id, lang) })),
} as const;

/** The fields of the kinds of action that are no play of the checkers, in the order of a sentence. */
const others: Readonly<Record<Exclude<ActionKind, PlayKind>, Parts>> = {
  revealShip: [{ at: 'ship', or: 1 }],
  drawGoods: [
    {
      at: 'goods',
      as: 'select',
      odd,
      options: (_, form) => [...goodsOptions(form), { value: '?', label: words.hidden[form.lang] }],
    },
  ],
  revealTile: [tile],
  openAuction: [who],
  bid: [who, { at: 'amount', or: 1 }],
  pass: [who],
  playTile: [who, tile, { at: 'quay', as: 'select', or: 1 }],
  playContact: [who, { at: 'contact', as: 'select', odd, options: (_, form) => contactOptions(form) }],
  // Goods are given to each new ship; those of no ship are left out.
  assignGoods: [
    who,
    ...quayNumbers.map((quay) => ({
      at: `tiles.${quay}`,
      as: 'select' as const,
      odd,
      options: (_: Json, form: Form) => [{ value: '', label: words.nothing[form.lang] }, ...goodsOptions(form)],
    })),
  ],
  endTurn: [who],
};

/** The fields of each kind of move. */
export const moves: Readonly<Record<string, Parts>> = Object.fromEntries(
  (Object.keys(actionNames) as ActionKind[]).map((kind) => [
    kind,
    isPlay(kind) ? [who, { at: 'kind', as: Play }] : others[kind],
  ]),
);
