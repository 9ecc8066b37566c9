import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

/** A clipboard that notes what it is handed, and when. */
const clipboard = () => {
  const handed: string[] = [];
  const write = vi.fn(async ([item]: readonly { readonly of: Record<string, Promise<Blob>> }[]) => {
    handed.push('asked');
    handed.push(await (await item!.of['text/plain']!).text());
  });
  const writeText = vi.fn(async (text: string) => void handed.push(text));
  return { handed, write, writeText };
};

it('hands a text that is still to come to the clipboard at once', async () => {
  const { handed, write, writeText } = clipboard();
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly of: Record<string, Promise<Blob>>) {}
    },
  );
  let resolve: (text: string) => void = () => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const copied = copyText(promise);
  expect(handed).toEqual(['asked']);
  resolve('link');
  await copied;
  expect(handed).toEqual(['asked', 'link']);
  expect(writeText).not.toHaveBeenCalled();
});

it('waits for it where a clipboard takes only what is there', async () => {
  const { handed, writeText } = clipboard();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('ClipboardItem', undefined);
  await copyText(Promise.resolve('link'));
  expect(handed).toEqual(['link']);
});

it('says that a text never came', async () => {
  const { write, writeText } = clipboard();
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly of: Record<string, Promise<Blob>>) {}
    },
  );
  await expect(copyText(Promise.reject(new Error('never')))).rejects.toThrow('never');
});
