import { SHEET } from '@portolan/boards/rotterdam';
import { type Lang, languages } from '@portolan/core';
import type { Channel, ColorId, HarborId, OwnName, PositionId, ProductId } from '@portolan/rotterdam';
import type { Draft } from './draft.ts';

/** What a position is. */
export type Role = 'position' | 'start' | 'anchor' | 'quay';

/** What a position of a draft is; of several things the first. */
export const roleOf = ({ start, anchor, harbor }: Draft['positions'][number]): Role =>
  start ? 'start' : anchor ? 'anchor' : harbor === undefined ? 'position' : 'quay';

/** A list with one entry in other words. */
export const changedAt = <Item>(list: readonly Item[], at: number, part: Partial<Item>): readonly Item[] =>
  list.map((old, i) => (i === at ? { ...old, ...part } : old));

/** A list without one entry. */
export const withoutAt = <Item>(list: readonly Item[], at: number): readonly Item[] => list.filter((_, i) => i !== at);

/** The first of `stem1`, `stem2` … that is not taken. */
export const freeName = (taken: readonly string[], stem: string): string => {
  const names = Array.from({ length: taken.length + 1 }, (_, i) => `${stem}${i + 1}`);
  return names.find((name) => !taken.includes(name)) ?? stem;
};

/** A position made what it is to be; a quay needs its harbor. */
export const withRole = (draft: Draft, at: number, role: Role, harbor: HarborId): Partial<Draft> => ({
  positions: draft.positions.map((place, i) => {
    if (i !== at) return place;
    const { id, x, y } = place;
    if (role === 'position') return { id, x, y };
    return role === 'quay' ? { id, x, y, harbor } : { id, x, y, [role]: true };
  }),
});

/** A new position beside another, or in the middle of the sheet. */
export const placeAdded = (draft: Draft, beside: PositionId | undefined): Partial<Draft> & { id: PositionId } => {
  const id = freeName(
    draft.positions.map((place) => place.id),
    'N',
  );
  const near = draft.positions.find((place) => place.id === beside);
  const [x, y] = near ? [near.x + 80, near.y + 50] : [SHEET.width / 2, SHEET.height / 2];
  const within = { x: Math.min(x, SHEET.width), y: Math.min(y, SHEET.height) };
  return { id, positions: [...draft.positions, { id, ...within }] };
};

/** A position under another name, its channels with it. */
export const placeRenamed = (draft: Draft, at: number, id: PositionId): Partial<Draft> => {
  const old = draft.positions[at]?.id;
  const named = (end: PositionId): PositionId => (end === old ? id : end);
  return {
    positions: changedAt(draft.positions, at, { id }),
    channels: draft.channels.map((channel) =>
      channel.from === old || channel.to === old
        ? { ...channel, from: named(channel.from), to: named(channel.to) }
        : channel,
    ),
  };
};

/** A channel the other way round. */
export const channelReversed = (draft: Draft, at: number): Partial<Draft> => {
  const { from, to } = draft.channels[at] ?? { from: '', to: '' };
  return { channels: changedAt<Channel>(draft.channels, at, { from: to, to: from }) };
};

/** Without a color, and without the channels that have it. */
export const colorRemoved = (draft: Draft, color: ColorId): Partial<Draft> => ({
  colors: draft.colors.filter((one) => one !== color),
  channels: draft.channels.filter((channel) => channel.color !== color),
});

/** The name of a thing with one language changed; undefined when none is left. French stands first, however it was typed. */
export const withName = (name: OwnName | undefined, lang: Lang, text: string): OwnName | undefined => {
  const next: Partial<Record<Lang, string>> = { ...name, [lang]: text };
  const left = languages.flatMap((one) => (next[one] ? [[one, next[one]] as const] : []));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
};

/** Things of which one has another name, or none. */
export const renamed = <Thing extends { readonly name?: OwnName }>(
  things: readonly Thing[],
  at: number,
  name?: OwnName,
): readonly Thing[] =>
  things.map((thing, i) => {
    if (i !== at) return thing;
    const { name: _, ...bare } = thing;
    return (name ? { ...bare, name } : bare) as Thing;
  });

/** Another harbor, with the raw material it processes and two Products; its quays are still to be drawn. */
export const harborAdded = (draft: Draft): Partial<Draft> => {
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const id = freeName(ids(draft.harbors), 'harbor-');
  const material = freeName(ids(draft.materials), 'material-');
  const first = freeName(ids(draft.products), 'product-');
  const second = freeName([...ids(draft.products), first], 'product-');
  const made = (product: ProductId) => ({ id: product, harbor: id, value: 1, copies: 8 });
  return {
    harbors: [...draft.harbors, { id, material }],
    materials: [...draft.materials, { id: material, units: 6, tone: 'blue' }],
    products: [...draft.products, made(first), made(second)],
  };
};

/** Without a harbor, the raw material that only it processes, and its Products. */
export const harborRemoved = (draft: Draft, at: number): Partial<Draft> => {
  const harbor = draft.harbors[at];
  const harbors = withoutAt(draft.harbors, at);
  return {
    harbors,
    materials: draft.materials.filter(
      ({ id }) => id !== harbor?.material || harbors.some(({ material }) => material === id),
    ),
    products: draft.products.filter((product) => product.harbor !== harbor?.id),
  };
};
