import { rulingsOf, withReading } from '../stores/rulings.ts';

/** Ties the radios of every open point to the readings that this table has chosen. */
export const rulingBoxes = (): void => {
  for (const box of document.querySelectorAll<HTMLFieldSetElement>('[data-ruling]')) {
    const { ruling = '', game = '', default: byDefault = '' } = box.dataset;
    const store = rulingsOf(game);
    const radios = [...box.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    store.subscribe((rulings) => {
      const chosen = rulings[ruling] ?? byDefault;
      for (const radio of radios) radio.checked = radio.value === chosen;
    });
    box.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement) {
        store.set(withReading(store.get(), ruling, event.target.value, byDefault));
      }
    });
  }
};
