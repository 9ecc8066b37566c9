import { useEffect, useState } from 'preact/hooks';

/** Opens the share sheet; whatever stands in the way, but for somebody who thought better of it, the link can still be copied. */
export const shareOr = (data: ShareData, copy: () => void): void => {
  navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
  });
};

/** Whether this device has a share sheet; known once the page is alive. */
export const useShareSheet = (): boolean => {
  const [sheet, hasSheet] = useState(false);
  useEffect(() => hasSheet(typeof navigator.share === 'function'), []);
  return sheet;
};
