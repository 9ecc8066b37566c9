import { rulingsOf, withReading } from '../stores/rulings.ts';

/** Ties the radios of every open point to the readings that this table has chosen. */
export const rulingBoxes = (): void => {
  for (const box of document.querySelectorAll<HTMLFieldSetElement>('[data-ruling]')) {
    const { ruling = '', game = '', default: byDefault = '' } = box.dataset;
    const store = rulingsOf(game);
    const radios = [...box.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const choose = (reading: string): void => store.set(withReading(store.get(), ruling, reading, byDefault));
    // Chosen before this script had come: the page is served with the default chosen.
    const early = radios.find((radio) => radio.checked && !radio.defaultChecked);
    if (early) choose(early.value);
    store.subscribe((rulings) => {
      const chosen = rulings[ruling] ?? byDefault;
      for (const radio of radios) radio.checked = radio.value === chosen;
    });
    box.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement) choose(event.target.value);
    });
  }
};
