import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import { TextField } from '../../../kit/controls/TextField.tsx';
import { both } from '../../../kit/text.ts';
import { plainEffects } from './effects.ts';

const texts = {
  text: both('L’effet, tel qu’écrit', 'The effect, as written'),
  replace: both('Le remplacer par « placer un porteur »', 'Replace it with “place one porter”'),
} as const;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An effect that no form can show: its text stays, to be corrected or replaced. */
export const EffectText = ({
  lang,
  effect,
  onChange,
}: {
  readonly lang: Lang;
  readonly effect: unknown;
  readonly onChange: (effect: unknown) => void;
}) => {
  const [text, setText] = useState(JSON.stringify(effect) ?? '');
  return (
    <div class="rows">
      <TextField
        label={texts.text[lang]}
        value={text}
        maxLength={400}
        onChange={(next) => {
          setText(next);
          const read = jsonOf(next);
          if (read !== undefined) onChange(read);
        }}
      />
      <button type="button" class="btn btn-q" onClick={() => onChange(plainEffects.place)}>
        {texts.replace[lang]}
      </button>
    </div>
  );
};
