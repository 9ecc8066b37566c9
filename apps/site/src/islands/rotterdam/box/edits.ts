import type { Channel, ColorId, HarborId, MaterialId, PositionId, ProductId } from '@portolan/rotterdam';
import { SHEET } from '../../../boards/rotterdam/graph/edits.ts';
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

/** A name as an id: lowercase words without accents, joined by hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');

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

/** A raw material under another name, for its harbor too. */
export const materialRenamed = (draft: Draft, at: number, id: MaterialId): Partial<Draft> => {
  const old = draft.materials[at]?.id;
  return {
    materials: changedAt(draft.materials, at, { id }),
    harbors: draft.harbors.map((harbor) => (harbor.material === old ? { ...harbor, material: id } : harbor)),
  };
};

/** A harbor under another name, for its quays and its Products too. */
export const harborRenamed = (draft: Draft, at: number, id: HarborId): Partial<Draft> => {
  const old = draft.harbors[at]?.id;
  const renamed = <Item extends { readonly harbor?: HarborId }>(item: Item): Item =>
    item.harbor === old ? { ...item, harbor: id } : item;
  return {
    harbors: changedAt(draft.harbors, at, { id }),
    products: draft.products.map(renamed),
    positions: draft.positions.map(renamed),
  };
};

/** A Product under another name, in the Missions too. */
export const productRenamed = (draft: Draft, at: number, id: ProductId): Partial<Draft> => {
  const old = draft.products[at]?.id;
  return {
    products: changedAt(draft.products, at, { id }),
    missions: draft.missions.map((mission) =>
      old !== undefined && mission.products.includes(old)
        ? { ...mission, products: mission.products.map((one) => (one === old ? id : one)) }
        : mission,
    ),
  };
};

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
