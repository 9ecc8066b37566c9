import { squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Problem } from '@portolan/core';
import { useField } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import { listIn } from '../../../position/json.ts';
import { caboBook } from '../rulebook.ts';
import { isSquare, tilesIn, withTile } from './draft.ts';
import type { Form } from './form.ts';
import type { PartProps } from './parts.tsx';
import { tilesInWords, words } from './words.ts';

interface Trouble {
  readonly text: string;
  readonly cure?: { readonly label: string; readonly act: () => void };
}

/** A problem with a tile of a list takes the tile off it; one with a drawing is cleared with all signs that cannot be read. */
const cureOf = (form: Form, { path }: Problem): Trouble['cure'] => {
  const { lang, position, set } = form;
  const entry = /^board\[(\d+)\]/.exec(path)?.[1];
  if (entry !== undefined) {
    const at = Number(entry);
    const others = listIn(position, 'board').filter((_, i) => i !== at);
    return { label: fill(words.dropEntry[lang], { n: at + 1 }), act: () => set('board', others) };
  }
  return /^board\.rows\[/.test(path)
    ? { label: words.dropUnread[lang], act: () => set('board', tilesIn(position)) }
    : undefined;
};

const aboutMap = new Set([
  'side-mismatch',
  'corner-mismatch',
  'not-connected',
  'port-nearby',
  'too-many-tiles',
  'no-tiles',
]);

const troublesOf = (form: Form): Trouble[] => {
  const { lang, position, set, problems, violations } = form;
  return [
    ...problems
      .filter(({ path }) => /^board\b/.test(path))
      .map((problem) => {
        const cure = cureOf(form, problem);
        return { text: caboBook.problemText(problem, lang), ...(cure ? { cure } : {}) };
      }),
    ...violations
      .filter(({ reason }) => aboutMap.has(reason))
      .map((violation) => {
        const at = isSquare(violation.facts.at) ? violation.facts.at : undefined;
        const act = () => at && set('board', withTile(tilesIn(position), at, undefined));
        return {
          text: caboBook.violationText(violation, lang),
          ...(at ? { cure: { label: fill(words.takeUp[lang], { place: squareInWords(at) }), act } } : {}),
        };
      }),
  ];
};

/** How many tiles lie on the map, and what is wrong with it, each with a way to put it right. */
export const SeaFields = ({ lang, path, with: form }: PartProps) => {
  const { id } = useField(path, '');
  return (
    <>
      <p class="small" id={id} tabIndex={-1}>
        {fill(words.seaLead[lang], { tiles: tilesInWords(tilesIn(form.position).length, lang) })}
      </p>
      {troublesOf(form).map(({ text, cure }) => (
        <div key={`${text} ${cure?.label ?? ''}`} class="err">
          <p>{text}</p>
          {cure && (
            <button type="button" class="btn btn-q" onClick={cure.act}>
              {cure.label}
            </button>
          )}
        </div>
      ))}
    </>
  );
};
