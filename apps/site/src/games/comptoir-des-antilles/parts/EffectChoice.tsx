import type { Effect } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import { Select } from '../../../kit/controls/choices.tsx';
import { both } from '../../../kit/text.ts';
import { boxOf, effectsIn, placeOfEffect } from './cards.ts';
import { EffectFields } from './EffectFields.tsx';
import { effectSentence } from './effect-sentence.ts';

const texts = {
  effect: both('L’effet de la carte', 'The effect of the card'),
  other: both('Un autre effet…', 'Another effect…'),
} as const;

/** An effect picked from the cards of the box in use, or entered from the vocabulary of effects. */
export const EffectChoice = ({
  lang,
  edition,
  effect,
  onChange,
}: {
  readonly lang: Lang;
  readonly edition: unknown;
  readonly effect: Effect;
  readonly onChange: (effect: Effect) => void;
}) => {
  const effects = effectsIn(boxOf(edition));
  const at = placeOfEffect(effects, effect);
  const [own, setOwn] = useState(at < 0);
  const entered = own || at < 0;
  return (
    <>
      <Select
        label={texts.effect[lang]}
        value={entered ? '' : String(at)}
        options={[
          ...effects.map((one, i) => ({ value: String(i), label: effectSentence(one, lang) })),
          { value: '', label: texts.other[lang] },
        ]}
        onChange={(value) => {
          setOwn(value === '');
          const picked = effects[Number(value)];
          if (value !== '' && picked) onChange(picked);
        }}
      />
      {entered && <EffectFields lang={lang} effect={effect} onChange={onChange} />}
    </>
  );
};
