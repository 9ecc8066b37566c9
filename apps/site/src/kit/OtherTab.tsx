import type { Lang } from '@portolan/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { both } from './text.ts';

const texts = {
  told: both(
    'Ceci est aussi ouvert dans un autre onglet, avec d’autres données. Les vôtres restent ici ; la prochaine visite partira de ce qui aura été saisi en dernier.',
    'This is open in another tab too, with other entries. Yours stay here; the next visit starts from what was entered last.',
  ),
  take: both('Prendre celles de l’autre onglet', 'Take those of the other tab'),
} as const;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/**
 * What another tab has kept since this page was opened, where that is not what stands here. Every tab goes on with its own
 * entries; only the place where they are kept for the next visit is shared. `pick` finds the form in what is kept under
 * `portolan:<name>`, and gives undefined for what cannot be read.
 */
export const useOtherTab = <Value,>(
  name: string,
  pick: (kept: unknown) => Value | undefined,
  mine: unknown,
): Value | undefined => {
  const [other, setOther] = useState<Value>();
  const read = useRef(pick);
  read.current = pick;
  useEffect(() => {
    // Only what other tabs write is told by this event.
    const heard = ({ key, newValue }: StorageEvent): void => {
      if (key === `portolan:${name}`) setOther(read.current(parsed(newValue)));
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [name]);
  return other !== undefined && JSON.stringify(other) !== JSON.stringify(mine) ? other : undefined;
};

/** Says that another tab has other entries, and offers them. */
export const OtherTab = ({ lang, take }: { lang: Lang; take: (() => void) | undefined }) =>
  take ? (
    <p class="small other-tab" role="status">
      {texts.told[lang]}{' '}
      <button type="button" class="btn btn-q" onClick={take}>
        {texts.take[lang]}
      </button>
    </p>
  ) : null;
