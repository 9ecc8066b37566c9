import type { Lang } from '@portolan/core';
import type { Json } from '../stores/table.ts';
import { Icon } from './Icon.tsx';
import { words } from './text.ts';
import { useLink } from './useLink.ts';

/** Copies the link that opens this form with what stands in it; also keeps the address up to date. */
export const CopyButton = ({ lang, kind, payload }: { lang: Lang; kind: string; payload: Json }) => {
  const { copied, copy } = useLink(kind, payload);
  const said = { no: '', yes: words.copied[lang], 'by-hand': words.copyByHand[lang] }[copied];
  return (
    <>
      <button type="button" class="btn btn-1" onClick={copy}>
        <Icon name="link" /> {copied === 'yes' ? words.copied[lang] : words.copyLink[lang]}
      </button>
      <span class={copied === 'by-hand' ? 'small' : 'sr'} role="status">
        {said}
      </span>
    </>
  );
};
