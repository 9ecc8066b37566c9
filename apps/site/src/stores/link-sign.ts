/** The longest fragment that is looked at, in characters. */
export const MAX_FRAGMENT = 65_536;
/** The longest address that every messenger passes on whole, in characters. */
export const MAX_SENT = 2000;

/** Characters that nobody sees: messengers put them where a line may break. */
const UNSEEN = /\p{Cf}/gu;

const decoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return ' ';
    }
  });

/** A fragment as it was before it was sent: what was escaped, twice or three times even, stands as it was. */
export const unescaped = (fragment: string): string => {
  let text = fragment;
  for (let times = 0; times < 3 && text.includes('%'); times++) text = decoded(text);
  return text.replace(UNSEEN, '').replaceAll('\u2013', '-').replaceAll('\u2014', '--');
};

/** Signs, quotes and spaces may stand before the version; `V1` is what a phone makes of it at the start of a sentence. */
export const VERSION = /^[^\p{L}\p{N}]*v(\d{1,3})\s*\.(.*)$/isu;

/** Whether a fragment claims to be a link of ours (of any version); other fragments are anchors. */
export const isLink = (fragment: string): boolean =>
  fragment.length > MAX_FRAGMENT ? /^#?v\d/i.test(fragment) : VERSION.test(unescaped(fragment));
