import type { Result } from '../result.ts';

/** What every evergreen browser and Node bring; the compiler is told no more of the platform here. */
interface Platform {
  readonly crypto: { readonly subtle: { digest(name: 'SHA-256', bytes: Uint8Array): Promise<ArrayBuffer> } };
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

const platform = globalThis as unknown as Platform;

/** The value with the fields of every object in one order. */
const canonical = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, part]) => [name, canonical(part)]));
};

/** Sixteen hexadecimal digits that stand for the content of a value: the first of its SHA-256, fields in any order. */
export const fingerprint = async (value: unknown): Promise<string> => {
  const bytes = new platform.TextEncoder().encode(JSON.stringify(canonical(value)));
  const digest = new Uint8Array(await platform.crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * What breaks the promise that the id of a published box names one content for ever, as sentences; none if it is kept.
 * `published` has the fingerprint of every box that was ever sent out, by id. Logs, links and positions name a box by its
 * id alone, and a box of an owner's own holds only what differs: a mended box gets a new id and a line here.
 */
export const frozenEditions = async (
  parseEdition: (json?: unknown) => Result<{ readonly id: string }>,
  published: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const failures: string[] = [];
  const standard = parseEdition(undefined);
  if (!standard.ok) return ['the default box cannot be read'];
  if (!Object.hasOwn(published, standard.value.id)) {
    failures.push(`publish the box ${standard.value.id}: its fingerprint is ${await fingerprint(standard.value)}`);
  }
  for (const [id, expected] of Object.entries(published)) {
    const read = parseEdition(id);
    if (!read.ok || read.value.id !== id) {
      failures.push(`the box ${id} was published, and can no longer be read`);
      continue;
    }
    const found = await fingerprint(read.value);
    if (found !== expected)
      failures.push(`the box ${id} has changed (${found}, published ${expected}): give it a new id`);
  }
  return failures;
};
