import { useEffect, useState } from 'preact/hooks';
import { leadOn } from '../stores/hand-on.ts';
import { packing } from '../stores/packing.ts';
import type { Json } from '../stores/table.ts';

/** A link that takes the table along: its address, and what follows it where that is not known yet. */
interface TableLink {
  readonly href: string;
  readonly onClick?: (event: Event) => void;
}

const packed = async (game: string, rules: number, position: Json): Promise<string> => {
  const { encodeLink } = await packing();
  return encodeLink(game, 'position', { rules, position });
};

/**
 * Links that take a table along, by the address of what follows `#`. It is packed once somebody is about to use the page: what
 * packs is large.
 */
export const useTableLink = (
  game: string,
  rules: number,
  position: Json,
  used: boolean,
): ((to: (fragment: string) => string) => TableLink) => {
  const [made, setMade] = useState<{ readonly position: Json; readonly fragment: string }>();
  useEffect(() => {
    let here = true;
    if (used)
      packed(game, rules, position).then(
        (fragment) => here && setMade({ position, fragment }),
        // What could not be had is asked for again by who follows the link.
        () => {},
      );
    return () => {
      here = false;
    };
  }, [game, rules, position, used]);
  return (to) => {
    if (made?.position === position) return { href: to(made.fragment) };
    return {
      href: to(''),
      onClick: (event) => {
        event.preventDefault();
        packed(game, rules, position).then(
          (fragment) => leadOn(to(fragment)),
          () => document.dispatchEvent(new Event('portolan:missing')),
        );
      },
    };
  };
};
