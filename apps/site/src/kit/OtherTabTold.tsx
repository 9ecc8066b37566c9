import type { Lang } from '@portolan/core';
import { both } from './text.ts';

const texts = {
  told: both(
    'Ceci est aussi ouvert dans un autre onglet, avec d’autres données. Les vôtres restent ici ; la prochaine visite partira de ce qui aura été saisi en dernier.',
    'This is open in another tab too, with other entries. Yours stay here; the next visit starts from what was entered last.',
  ),
  take: both('Prendre celles de l’autre onglet', 'Take those of the other tab'),
} as const;

/** What another tab has, and how to take it. */
export interface OtherTabProps {
  readonly lang: Lang;
  /** Undefined where there is none. */
  readonly take: (() => void) | undefined;
}

const OtherTabTold = ({ lang, take }: OtherTabProps) => (
  <p class="small other-tab" role="status">
    {texts.told[lang]}{' '}
    <button type="button" class="btn btn-q" onClick={take}>
      {texts.take[lang]}
    </button>
  </p>
);

export default OtherTabTold;
