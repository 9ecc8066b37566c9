import type { Lang, Text } from '@portolan/core';
import { both } from '@portolan/core/words';
import { useState } from 'preact/hooks';
import { notLoaded } from '../questions/Fetched.tsx';
import { MAX_FRAGMENT } from '../stores/link-sign.ts';
import { FileButton } from './FileButton.tsx';

const texts = {
  open: both('Ouvrir un fichier reçu', 'Open a file received'),
  wrong: both(
    'Ce fichier n’est pas l’un des nôtres, ou il est abîmé : demandez-le de nouveau.',
    'This file is none of ours, or it is damaged: ask for it again.',
  ),
} as const;

/** Opens what somebody sent as a file, where its link was too long. */
export const OpenFile = ({ lang, base }: { lang: Lang; base: string }) => {
  const [trouble, tell] = useState<Text>();
  const read = async (file: File): Promise<void> => {
    // Fetched with the first file: few people ever get one.
    const reader = await import('./file-address.ts').catch(() => undefined);
    if (!reader) {
      tell(notLoaded);
      document.dispatchEvent(new Event('portolan:missing'));
      return;
    }
    const address = file.size > MAX_FRAGMENT * 8 ? undefined : reader.addressIn(await file.text());
    tell(address === undefined ? texts.wrong : undefined);
    if (address === undefined) return;
    const link = document.createElement('a');
    link.href = `${base.replace(/\/?$/, '/')}${lang}/${address}`;
    // Sent by somebody, not handed over by this page.
    link.rel = 'noreferrer';
    link.click();
  };
  return (
    <div class="open-file">
      <FileButton name={texts.open[lang]} open={read} />
      <p class={trouble ? 'err' : 'sr'} role="status">
        {trouble?.[lang]}
      </p>
    </div>
  );
};
