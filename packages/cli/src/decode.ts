/** Which way of writing Unicode a text begins in: by its mark, else by the zero beside its first letter, which is ASCII in JSON. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if ((first === 0xff && second === 0xfe) || (first !== undefined && first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0)) return 'utf-16be';
  return 'utf-8';
};

/** A file as text: UTF-8, or the UTF-16 that the shell and the editors of Windows write; without its mark. */
export const decode = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
