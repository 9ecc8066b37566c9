import type { Kind } from '@portolan/core';
import { type Sitting, sittingLog } from '@portolan/core/table';
import { useEffect, useState } from 'preact/hooks';
import { download } from '../kit/download.ts';
import { type Said, type Sending, shareOr, useShareSheet } from '../kit/useSending.ts';
import { addressOf } from '../stores/address.ts';
import { MAX_SENT } from '../stores/link-sign.ts';
import type { Json } from '../stores/table.ts';

/** A table as a file: the game with all that was tried. */
export const fileOf = (game: string, sitting: unknown): File =>
  new File([JSON.stringify(sitting, undefined, 1)], `portolan-${game}-table.json`, { type: 'application/json' });

/** Sends the game up to the moment that is looked at, as a link, or as a file where no messenger would pass the link on. */
export const useTableSending = (
  title: string,
  sitting: Sitting<Kind>,
): Pick<Sending, 'said' | 'copy' | 'share'> & { readonly save: () => void } => {
  const [said, say] = useState<Said>('');
  const sheet = useShareSheet();
  useEffect(() => say(''), [sitting]);
  const { game } = sitting;
  const save = (): void => {
    download(fileOf(game, sitting));
    say('saved');
  };
  const address = (): string | undefined => {
    const log = sittingLog(sitting, sitting.cursor) as unknown as Json;
    const written = addressOf({ game, kind: 'table', payload: { log } });
    return written === undefined || written.length > MAX_SENT ? undefined : written;
  };
  const copy = (): void => {
    const url = address();
    if (url === undefined) {
      save();
      return;
    }
    const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    copied.then(() => say('copied'), save);
  };
  const share = (): void => {
    const url = address();
    const files = { title, files: [fileOf(game, sitting)] };
    if (url !== undefined) shareOr({ title, url }, copy);
    else if (navigator.canShare?.(files)) shareOr(files, copy);
    else save();
  };
  return { said, copy, share: sheet ? share : undefined, save };
};
