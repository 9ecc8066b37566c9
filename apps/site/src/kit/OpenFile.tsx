import type { Lang } from '@portolan/core';
import { useRef, useState } from 'preact/hooks';
import { decodeLink, encodeLink, MAX_FRAGMENT } from '../stores/link.ts';
import { isRecord } from '../stores/persisted.ts';
import { Icon } from './Icon.tsx';
import { both } from './text.ts';

const texts = {
  open: both('Ouvrir un fichier reçu', 'Open a file received'),
  wrong: both(
    'Ce fichier n’est pas l’un des nôtres, ou il est abîmé : demandez-le de nouveau.',
    'This file is none of ours, or it is damaged: ask for it again.',
  ),
} as const;

const tools = ['check', 'solve', 'score', 'setup'];

/** The address of what a file holds, below a language of the site; undefined for a file that is none of ours. */
const addressIn = (text: string): string | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || !isRecord(json.payload) || !tools.includes(String(json.tool))) return undefined;
    const fragment = encodeLink(String(json.game), String(json.kind), json.payload);
    return decodeLink(fragment).ok ? `${json.game}/${json.tool}/#${fragment}` : undefined;
  } catch {
    return undefined;
  }
};

/** Opens what somebody sent as a file, where its link was too long. */
export const OpenFile = ({ lang, base }: { lang: Lang; base: string }) => {
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const address = file.size > MAX_FRAGMENT * 8 ? undefined : addressIn(await file.text());
    setWrong(address === undefined);
    if (address === undefined) return;
    const link = document.createElement('a');
    link.href = `${base.replace(/\/?$/, '/')}${lang}/${address}`;
    // Sent by somebody, not handed over by this page.
    link.rel = 'noreferrer';
    link.click();
  };
  return (
    <div class="open-file">
      <button type="button" class="btn" onClick={() => input.current?.click()}>
        <Icon name="file" /> {texts.open[lang]}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={texts.open[lang]}
        hidden
        onChange={(event) => read(event.currentTarget.files?.[0])}
      />
      <p class={wrong ? 'err' : 'sr'} role="status">
        {wrong && texts.wrong[lang]}
      </p>
    </div>
  );
};
