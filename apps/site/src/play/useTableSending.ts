import type { Kind } from '@portolan/core';
import { type Sitting, sittingLog } from '@portolan/core/table';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../kit/clipboard.ts';
import { download, tableFile } from '../kit/download.ts';
import { shareOr, useShareSheet } from '../kit/share-sheet.ts';
import type { Said, Sending } from '../kit/useSending.ts';
import { MAX_SENT } from '../stores/link-sign.ts';
import { packing } from '../stores/packing.ts';
import type { Json } from '../stores/table.ts';

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
    download(tableFile(game, sitting));
    say('saved');
  };
  const address = async (): Promise<string | undefined> => {
    const [{ addressOf }] = await Promise.all([import('../stores/address.ts'), packing()]);
    const log = sittingLog(sitting, sitting.cursor) as unknown as Json;
    const written = addressOf({ game, kind: 'table', payload: { log } });
    return written === undefined || written.length > MAX_SENT ? undefined : written;
  };
  const link = async (): Promise<string> => {
    const url = await address();
    if (url === undefined) throw new Error('too long for a link');
    return url;
  };
  // Whatever stands in the way, the game can be kept as a file.
  const copy = (): void => void copyText(link()).then(() => say('copied'), save);
  const shared = async (): Promise<void> => {
    const url = await address();
    const files = { title, files: [tableFile(game, sitting)] };
    if (url !== undefined) shareOr({ title, url }, copy);
    else if (navigator.canShare?.(files)) shareOr(files, copy);
    else save();
  };
  return { said, copy, share: sheet ? () => void shared().catch(save) : undefined, save };
};
