import { type Edition, parseEdition, reconstructed } from '@portolan/borneo';
import type { BoxView } from '../../../box/useBox.ts';
import { isObject } from '../../../position/json.ts';
import { same } from '../../../stores/same.ts';

const parts = ['lowerFlagColumn', 'shipments', 'harbors', 'missions'] as const;

/** What can be typed in, as it stands on the form: whole lists, so that a mark can be taken away too. */
export type Draft = Pick<Edition, (typeof parts)[number]>;

/** Whether the form can show what was typed for a part. */
const canShow = (part: (typeof parts)[number], value: unknown): boolean =>
  part === 'lowerFlagColumn'
    ? typeof value === 'number'
    : (part === 'shipments' && value === 'free') || (Array.isArray(value) && value.every(isObject));

/** How the form shows a box, and the parts that differ from the default one. */
export const boxView: BoxView<Draft> = {
  shown: (json) => {
    const read = parseEdition(json);
    // Changes by id are shown as whole lists; of a box with faults what was typed, wherever it can be shown.
    const box: Readonly<Record<string, unknown>> = read.ok ? { ...read.value } : json;
    return Object.fromEntries(
      parts.map((part) => [part, canShow(part, box[part]) ? box[part] : reconstructed[part]]),
    ) as unknown as Draft;
  },
  typed: (_, __, next) =>
    Object.fromEntries(parts.flatMap((part) => (same(next[part], reconstructed[part]) ? [] : [[part, next[part]]]))),
};
