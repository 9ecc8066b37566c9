/**
 * Prints an answer with the whole table below it: the drawing stands on the page for as long as it is printed, in place of
 * the fields and of the small picture. `label` names it for those who cannot see it.
 */
export const printSheet = async (from: Element, drawn: string, label: string): Promise<void> => {
  const image = new Image();
  image.className = 'paper-sheet';
  image.alt = label;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  (from.closest('.verdict') ?? from.closest('.tool-frame')?.querySelector('.clause-card') ?? from).after(image);
  addEventListener('afterprint', () => image.remove(), { once: true });
  print();
};
