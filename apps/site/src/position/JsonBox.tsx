import type { Lang } from '@portolan/core';
import { useEffect, useId, useState } from 'preact/hooks';
import { FileButton } from '../kit/FileButton.tsx';
import { useGame } from '../kit/game.ts';
import { fill } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';
import { isObject } from './json.ts';
import { jsonFault } from './json-fault.ts';
import { shared as words } from './shared-words.ts';

const pretty = (json: Json): string => JSON.stringify(json, null, 2);

const read = (text: string, lang: Lang): { json: Json } | { wrong: string } => {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? { json } : { wrong: words.jsonObject[lang] };
  } catch {
    const place = jsonFault(text) ?? { line: 1, column: 1 };
    return { wrong: fill(words.jsonBad[lang], { why: fill(words.jsonAt[lang], { ...place }) }) };
  }
};

/** The position, or another thing of a game, as text, to copy, paste, open and save. A mistake is named with its place and the text stays. */
export const JsonBox = ({
  lang,
  label = words.json[lang],
  help = words.jsonHelp[lang],
  file,
  value,
  onChange,
  problems,
}: {
  lang: Lang;
  label?: string;
  help?: string;
  /** What the name of a saved file says besides the game. */
  file?: string;
  value: Json;
  onChange: (json: Json) => void;
  /** What is wrong with the position, each with its path. */
  problems: readonly string[];
}) => {
  const { id: game } = useGame();
  const id = useId();
  const [text, setText] = useState(() => pretty(value));
  const [wrong, setWrong] = useState<string>();
  const shown = JSON.stringify(value);
  // A change made in the fields rewrites the text, but never one that is being typed.
  useEffect(() => {
    const now = read(text, lang);
    if ('json' in now ? JSON.stringify(now.json) !== shown : !document.activeElement?.matches(`#${CSS.escape(id)}`)) {
      setText(JSON.stringify(JSON.parse(shown), null, 2));
      setWrong(undefined);
    }
  }, [shown, id, lang]);
  const type = (typed: string) => {
    setText(typed);
    const result = read(typed, lang);
    setWrong('wrong' in result ? result.wrong : undefined);
    if ('json' in result) onChange(result.json);
  };
  const open = async (found: File) => type(await found.text());
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${file ? `${game}-${file}` : game}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const errors = wrong ? [wrong] : problems;
  return (
    <div class={errors.length > 0 ? 'sel is-bad json-box' : 'sel json-box'}>
      <label for={id}>{label}</label>
      <span class="small">{help}</span>
      <textarea
        id={id}
        rows={12}
        spellcheck={false}
        autocapitalize="none"
        value={text}
        aria-invalid={errors.length > 0 ? 'true' : undefined}
        aria-describedby={errors.length > 0 ? `${id}-e` : undefined}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {errors.length > 0 && (
        <ul class="err" id={`${id}-e`}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <div class="picks-row">
        <FileButton name={words.open[lang]} open={open} accept=".json,application/json,text/plain" />
        <button type="button" class="btn" onClick={save}>
          {words.save[lang]}
        </button>
      </div>
    </div>
  );
};
