import type { ComponentChildren } from 'preact';

/** What makes an element a place that can be touched: its attributes, from its name, what a reader hears, its class. */
export type Place = (spot: string, label: string, more: { readonly class: string }) => object;

interface Props {
  /** Without it the part is only looked at. */
  readonly place: Place | undefined;
  readonly spot: string;
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A part of the picture that can be touched. Its name is read out as text: a label would have to repeat what it shows. */
export const Touched = ({ place, spot, label, class: own, children }: Props) => {
  if (!place) return <div class={own}>{children}</div>;
  return (
    <div {...place(spot, label, { class: own })} aria-label={undefined}>
      <span class="sr">{label}</span>
      <span class="ca-shown" aria-hidden="true">
        {children}
      </span>
    </div>
  );
};
