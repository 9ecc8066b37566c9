import type { Tray } from './entry.ts';
import { useIsOpen, useSpots } from './spots.ts';

/** Trays whose items are places of the board: those that are of use now. */
export const SpotTrays = ({ trays }: { readonly trays: readonly Tray[] }) => {
  const spot = useSpots();
  const isOpen = useIsOpen();
  if (!spot) return null;
  const shown = trays
    .map((tray) => ({ ...tray, items: tray.items.filter(({ id }) => isOpen(id)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      {shown.map(({ title, hint, items }) => (
        <section key={title} class="tray-part" aria-label={title}>
          <p class="tray-h">
            {title} {hint && <span>{hint}</span>}
          </p>
          <div class="tray">
            {items.map(({ id, name, label = name, picture }) => (
              <div key={id} {...spot(id, label, { class: 'tray-item' })}>
                <span class="pic" aria-hidden="true">
                  {picture}
                </span>
                <span class="name" aria-hidden="true">
                  {name}
                </span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
};
