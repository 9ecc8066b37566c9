import type { Fetch } from '../questions/Fetched.tsx';
import type { Court, DisputeHere, DisputeParts, KnownDispute } from './module.ts';

/** What the build knows of a dispute, from its file. */
const knownAt = async (address: string): Promise<KnownDispute> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};

/** The ways to the disputes of this page that were asked for, by the addresses of their files. */
const ways = new Map<string, Fetch<DisputeHere>>();

/** What judges a dispute, with all that only it needs. */
const courtWith =
  ({ form, judge }: DisputeParts) =>
  async (): Promise<{ readonly default: Court }> => {
    const [{ courtOf }, { default: entered }, { default: judging }] = await Promise.all([
      import('./judging.ts'),
      form(),
      judge(),
    ]);
    return { default: courtOf(entered, judging) };
  };

const wayTo = (dispute: DisputeParts, address: string): Fetch<DisputeHere> => {
  let coming: ReturnType<Fetch<DisputeHere>> | undefined;
  const court = courtWith(dispute);
  const fetched: Fetch<DisputeHere> = async () => {
    const [{ default: form }, known] = await Promise.all([dispute.form(), knownAt(address)]);
    return { default: { form, known, court } };
  };
  return () => {
    coming ??= fetched().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
};

/** A dispute as far as its page needs it before it is used: its form, and what is known of it, from a file beside the page. */
export const hereOf = (dispute: DisputeParts, id: string): Fetch<DisputeHere> => {
  const address = `${id}.json`;
  const way = ways.get(address) ?? wayTo(dispute, address);
  ways.set(address, way);
  return way;
};
