import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import { NumberCell } from '../../../box/cells.tsx';
import { RemoveButton } from '../../../kit/controls/groups.tsx';
import { say } from '../../../kit/text.ts';
import { pointsInWords } from '../parts/counts.ts';

interface Props {
  lang: Lang;
  /** Whose Missions: said with every button. */
  who: string;
  /** The values to offer, each once. */
  offered: readonly number[];
  value: readonly number[];
  onChange: (missions: readonly number[]) => void;
}

const MOST = 16;
/** The values a tile may have (the box). */
const MOST_POINTS = 30;

/** A value that the box does not offer. */
const OtherValue = ({ lang, disabled, onAdd }: { lang: Lang; disabled: boolean; onAdd: (vp: number) => void }) => {
  const [vp, setVp] = useState(10);
  return (
    <span class="values-o">
      <NumberCell
        lang={lang}
        label={say(lang, 'Autre valeur', 'Another value')}
        value={vp}
        min={1}
        max={MOST_POINTS}
        onChange={setVp}
      />
      <button
        type="button"
        class="btn"
        disabled={disabled}
        aria-label={say(lang, 'Ajouter cette autre valeur', 'Add this other value')}
        onClick={() => onAdd(vp)}
      >
        +
      </button>
    </span>
  );
};

/** Missions by their value: a tap adds one, a tap takes one away. */
export const MissionValues = ({ lang, who, offered, value, onChange }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: it stands inside the fieldset of its player
  <div class="values" role="group" aria-label={say(lang, `Missions : ${who}`, `Missions: ${who}`)}>
    <span class="values-t">{say(lang, 'Missions', 'Missions')}</span>
    <span class="values-add">
      {offered.map((vp) => (
        <button
          key={vp}
          type="button"
          class="btn"
          disabled={value.length >= MOST}
          aria-label={say(
            lang,
            `Ajouter une Mission de ${pointsInWords(vp, 'fr')}`,
            `Add a Mission worth ${pointsInWords(vp, 'en')}`,
          )}
          onClick={() => onChange([...value, vp])}
        >
          +{vp}
        </button>
      ))}
      <OtherValue lang={lang} disabled={value.length >= MOST} onAdd={(vp) => onChange([...value, vp])} />
    </span>
    <ul class="chips">
      {value.map((vp, i) => (
        <li key={i}>
          <b class="num">{vp}</b>
          <RemoveButton
            label={say(
              lang,
              `Retirer la Mission de ${pointsInWords(vp, 'fr')}`,
              `Remove the Mission worth ${pointsInWords(vp, 'en')}`,
            )}
            onClick={() => onChange(value.filter((_, j) => j !== i))}
          />
        </li>
      ))}
    </ul>
  </div>
);

/** The values of Mission tiles of a box, each once, lowest first. */
export const valuesOf = (missions: readonly { readonly vp: number }[]): readonly number[] =>
  [...new Set(missions.map((tile) => tile.vp))].sort((a, b) => a - b);
