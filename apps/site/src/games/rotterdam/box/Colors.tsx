import { ColorChip, drawnColors } from '@portolan/boards/rotterdam';
import { colorInWords } from '@portolan/rotterdam/rules';
import { SelectCell } from '../../../box/cells.tsx';
import { RemoveButton } from '../../../kit/controls/groups.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { colorRemoved } from './edits.ts';
import type { BoxProps } from './errors.ts';
import { Line } from './Rows.tsx';
import { words } from './words.ts';

/** The colors of the channels; those that are left can be added. */
export const Colors = ({ lang, draft, change }: Pick<BoxProps, 'lang' | 'draft' | 'change'>) => {
  const left = drawnColors.filter((color) => !draft.colors.includes(color));
  return (
    <>
      <ul class="box-rows rb-colors">
        {draft.colors.map((color, i) => (
          <Line key={`${i} ${color}`} at={`colors[${i}]`} name={colorInWords(color, lang)}>
            <ColorChip color={color} lang={lang} plain />
            <span>{capital(colorInWords(color, lang))}</span>
            <RemoveButton
              label={fill(words.removeColor[lang], { color: colorInWords(color, lang) })}
              onClick={() => change(colorRemoved(draft, color))}
            />
          </Line>
        ))}
      </ul>
      {left.length > 0 && (
        <SelectCell
          label={words.addColor[lang]}
          value=""
          options={[
            { value: '', label: words.addColor[lang] },
            ...left.map((color) => ({ value: color, label: capital(colorInWords(color, lang)) })),
          ]}
          onChange={(color) => color !== '' && change({ colors: [...draft.colors, color] })}
        />
      )}
    </>
  );
};
