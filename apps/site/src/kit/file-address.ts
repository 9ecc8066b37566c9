import { decodeLink, encodeLink } from '../stores/link.ts';
import { isRecord } from '../stores/persisted.ts';

const tools = ['check', 'solve', 'score', 'setup'];

/** The address of what a file holds, below a language of the site; undefined for a file that is none of ours. */
export const addressIn = (text: string): string | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || !isRecord(json.payload) || !tools.includes(String(json.tool))) return undefined;
    const fragment = encodeLink(String(json.game), String(json.kind), json.payload);
    return decodeLink(fragment).ok ? `${json.game}/${json.tool}/#${fragment}` : undefined;
  } catch {
    return undefined;
  }
};
