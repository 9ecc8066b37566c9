import { seatLetter } from '@portolan/boards';
import type { Draw } from '@portolan/rotterdam';
import { harborInWords } from '@portolan/rotterdam/rules';
import { fill } from '../../../kit/text.ts';
import { type Face, FaceList } from '../parts/FaceList.tsx';
import type { Form } from './form.ts';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

const nameOf = (draw: Draw, { lang, box }: Form): string => {
  const harbor = 'harbor' in draw ? harborInWords(draw.harbor, lang, box) : '';
  const seat = 'seat' in draw ? seatLetter(draw.seat) : '';
  const text = {
    mission: words.drawMission,
    navigation: words.drawNavigation,
    product: words.drawProduct,
    reveal: words.drawReveal,
  }[draw.draw];
  return fill(text[lang], { harbor, seat });
};

/** Every draw that can be owed. */
const drawsOf = ({ box, seats }: Form): Draw[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [
    ...all.flatMap((seat): Draw[] => [
      { draw: 'mission', seat },
      { draw: 'navigation', seat },
      ...box.harbors.map(({ id }): Draw => ({ draw: 'product', seat, harbor: id })),
    ]),
    ...box.harbors.map(({ id }): Draw => ({ draw: 'reveal', harbor: id })),
  ];
};

/** Draws that are still owed, in order. */
export const Draws = ({ lang, path, label, value, onChange, with: form }: PartProps) => {
  const faces = drawsOf(form).map((draw): Face => ({ face: JSON.stringify(draw), name: nameOf(draw, form) }));
  // The same draw may be written with its fields in another order.
  const codeOf = (draw: unknown): string => {
    const text = JSON.stringify(Object.fromEntries(Object.entries(draw ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))));
    const same = faces.find(({ face }) => {
      const entries = Object.entries(JSON.parse(face) as object).sort(([a], [b]) => (a < b ? -1 : 1));
      return JSON.stringify(Object.fromEntries(entries)) === text;
    });
    return same?.face ?? JSON.stringify(draw);
  };
  const pending: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FaceList
      lang={lang}
      label={label}
      value={pending.map(codeOf)}
      faces={faces}
      adds={words.addDraw[lang]}
      at={path}
      onChange={(draws) => onChange(draws.length > 0 ? draws.map((draw) => JSON.parse(draw) as unknown) : undefined)}
    />
  );
};
