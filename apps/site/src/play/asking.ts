import type { Text } from '@portolan/core';
import { capital, inEach, listed } from '../kit/text.ts';

/** What a kind of move asks for: a place to touch, named alone, or something to do, as an order. */
export type CallOn = { readonly touch: Text } | { readonly order: Text };

const touches: Text = { fr: 'touchez', en: 'tap' };

/**
 * What is asked where nothing has been touched: of what a turn may hold only what can be done now, the places before the
 * orders; undefined where nothing of it can.
 */
export const askFor = <Kind extends string>(
  said: Readonly<Partial<Record<Kind, CallOn>>>,
  possible: ReadonlySet<string>,
): Text | undefined => {
  const asked = Object.entries<CallOn | undefined>(said).flatMap(([kind, one]) =>
    one && possible.has(kind) ? [one] : [],
  );
  // Several kinds of move begin with the same touch.
  const places = [...new Set(asked.flatMap((one) => ('touch' in one ? [one.touch] : [])))];
  const orders = [...new Set(asked.flatMap((one) => ('order' in one ? [one.order] : [])))];
  if (places.length + orders.length === 0) return undefined;
  return inEach((lang) => {
    const named = places.map((place, i) => (i === 0 ? `${touches[lang]} ${place[lang]}` : place[lang]));
    return `${capital(listed([...named, ...orders.map((order) => order[lang])], lang, 'or'))}.`;
  });
};
