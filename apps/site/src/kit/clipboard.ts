/**
 * Copies a text, or one that is still to come: the clipboard is handed the promise within the touch that asked for it,
 * as some browsers close it once they wait.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined' || navigator.clipboard?.write === undefined)
    return navigator.clipboard.writeText(await text);
  const plain = text.then((one) => new Blob([one], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
};
