import { Wrong } from '../../../kit/Wrong.tsx';
import { BoxButtons } from '../../../position/BoxButtons.tsx';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one that came with it. */
export const BoxPart = ({ lang, path, value, with: { set } }: PartProps) => (
  <>
    <Wrong at={path} />
    <p class="small">{words[value === undefined ? 'boxOurs' : 'boxOwn'][lang]}</p>
    <BoxButtons lang={lang} words={words} set={set} />
    <p>
      <a href="#box">{words.editBox[lang]}</a>
    </p>
  </>
);
