import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import LinkTold from '../check/LinkTold.tsx';
import type { PageGame } from '../kit/game.ts';
import { openedAddress } from '../stores/address.ts';
import type { Json } from '../stores/table.ts';
import { positionIn } from '../stores/terms.ts';
import type { Way } from './kept.ts';

/** What an address hands over. */
export interface HandedOver {
  /** A position to start from, under the readings and the box that it was sent with. */
  readonly start?: Json | undefined;
  /** A game that somebody sent. */
  readonly sent?: unknown;
  /** How it is gone on with. */
  readonly way?: Way;
  /** Tells what is wrong with a link that cannot be read. */
  readonly told?: (lang: Lang) => ComponentChildren;
}

/** What the address of this page hands over: a position to start from, or a game. */
export const handedOver = (page: PageGame, turned: boolean): HandedOver => {
  const { link } = openedAddress(page.id, turned);
  if (!link) return {};
  if (!link.ok) return { told: (lang) => <LinkTold lang={lang} problems={link.problems} /> };
  const { kind, payload } = link.value;
  if (kind === 'position') return { start: positionIn(page, payload) };
  return kind === 'table' ? { sent: payload.log } : {};
};
