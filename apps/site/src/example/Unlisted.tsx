import type { Lang } from '@portolan/core';
import type { AnyKit } from './game-kit.ts';

/** Whose list of moves is not whole, and why; nothing if all are. */
export const Unlisted = ({ kit, state, lang }: { kit: AnyKit; state: unknown; lang: Lang }) => (
  <>
    {(kit.game.unlisted?.(state) ?? []).map((entry) => (
      <p key={entry.seat + entry.reason} class="small">
        {kit.rules.unlisted(entry, lang)}
      </p>
    ))}
  </>
);
